import { basename } from 'node:path'
import react from '@vitejs/plugin-react'
import { contentType } from 'mime-types'
import { build } from 'vite'
import { entryPlugin } from '../../../scripts/entry/entry-plugin'
import { cssTarget, stylingPlugins } from '../../../scripts/harness/styling'
import { expect, test as base } from '../fixture'

interface FamilyFixtures {
  /** Opens the page with all components, over a backdrop. `query` is what else the page is asked for. */
  openFamily: (options?: { readonly backdrop?: string; readonly query?: string }) => Promise<void>
}

/** No server answers there: the test itself does. */
const url = 'http://family.test/'

type Files = ReadonlyMap<string, string | Uint8Array>

/** Builds the page, without writing it anywhere. */
async function buildFamily(): Promise<Files> {
  const built = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    plugins: [stylingPlugins(), entryPlugin(), react()],
    build: { write: false, cssTarget },
  })
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : []
  return new Map(
    outputs.flatMap(({ output }) =>
      output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source] as const),
    ),
  )
}

let files: Promise<Files> | undefined

/** The browser test, with a page that shows all components side by side. Each worker builds it once. */
export const test = base.extend<FamilyFixtures>({
  openFamily: async ({ page }, use) => {
    const site = await (files ??= buildFamily())
    await page.route(`${url}**`, (route) => {
      const name = new URL(route.request().url()).pathname.slice(1) || 'index.html'
      const body = site.get(name)
      if (body === undefined) return route.fulfill({ status: 404 })
      const type = contentType(basename(name)) || 'text/plain'
      return route.fulfill({ contentType: type, body: typeof body === 'string' ? body : Buffer.from(body) })
    })
    await use(async ({ backdrop = 'day', query = '' } = {}) => {
      // Another fragment alone would not load the page anew.
      await page.goto('about:blank')
      await page.goto(`${url}?${query}#${backdrop}`)
      await page.locator('[data-stage]').first().waitFor()
      // A stack of toasts without a toast is shown after the first frame.
      await expect(page.locator('[role=status][popover]:not(:popover-open)')).toHaveCount(0)
    })
  },
})
