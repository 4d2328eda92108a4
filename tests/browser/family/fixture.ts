import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'
import { entryPlugin } from '../../../scripts/entry/entry-plugin'
import { test as base } from '../fixture'

interface FamilyFixtures {
  /** Opens the page with all components, over a backdrop. `query` is what else the page is asked for. */
  openFamily: (options?: { readonly backdrop?: string; readonly query?: string }) => Promise<void>
}

/** The browser test, with a page that shows all components side by side. Each worker builds it once. */
export const test = base.extend<FamilyFixtures, { familyUrl: string }>({
  familyUrl: [
    // Playwright reads the fixtures that one needs from its first parameter, and there are none here.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const outDir = mkdtempSync(join(tmpdir(), 'vitrine-family-'))
      const site = {
        root: import.meta.dirname,
        configFile: false,
        logLevel: 'error',
        build: { outDir, emptyOutDir: true },
      } as const
      await build({ ...site, plugins: [entryPlugin(), react()] })
      const server = await preview({ ...site, preview: { port: 0, host: '127.0.0.1' } })
      const [url] = server.resolvedUrls?.local ?? []
      if (url === undefined) throw new Error('The server of the page with all components gave no address.')
      await use(url)
      await server.close()
      rmSync(outDir, { recursive: true })
    },
    { scope: 'worker' },
  ],
  openFamily: async ({ page, familyUrl }, use) => {
    await use(async ({ backdrop = 'day', query = '' } = {}) => {
      // Another fragment alone would not load the page anew.
      await page.goto('about:blank')
      await page.goto(`${familyUrl}?${query}#${backdrop}`)
      await page.locator('[data-stage]').first().waitFor()
    })
  },
})
