import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { chromium } from '@playwright/test'
import { chromiumPath, launchArguments } from './harness/chromium'

/** The pictures in README.md: the name of each, and the address at which the built site is photographed. */
const pictures = {
  home: '/',
  component: '/card-details#custom-card',
}

const folder = 'docs/pictures'
const data = mkdtempSync(join(tmpdir(), 'vitrine-pictures-'))

const server = spawn(process.execPath, ['dist/server/index.js'], {
  env: { ...process.env, PORT: '0', DATA_DIR: data, WRITE_LIMIT: '0', WRITE_SIZE: '0', LOG_LEVEL: 'info' },
  stdio: ['ignore', 'pipe', 'inherit'],
})

/** The address that the server's first log line names. @throws {Error} When the server ends without one. */
async function addressOf({ stdout }: typeof server): Promise<string> {
  for await (const line of createInterface({ input: stdout })) {
    return (JSON.parse(line) as { url: string }).url
  }
  throw new Error('The server did not start. Run npm run build first.')
}

const browser = await chromium.launch({ executablePath: await chromiumPath(), args: launchArguments })
try {
  const address = await addressOf(server)
  for (const [name, path] of Object.entries(pictures)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await browser.newPage({
        viewport: { width: 1280, height: 800 },
        deviceScaleFactor: 2,
        reducedMotion: 'reduce',
        colorScheme,
      })
      await page.goto(address + path, { waitUntil: 'networkidle' })
      // Until the page is hydrated its controls are disabled, and look it.
      await page.getByRole('button', { name: 'Color scheme', disabled: false }).waitFor()
      const file = `${folder}/${name}-${colorScheme}.webp`
      await page.screenshot({ path: file, type: 'webp', quality: 80 })
      await page.close()
      console.log(file)
    }
  }
} finally {
  await browser.close()
  // A server that could not start has ended already.
  if (server.kill()) await once(server, 'exit')
  rmSync(data, { recursive: true, force: true })
}
