import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, extname, join, resolve } from 'node:path'
import { build } from 'vite'
import { viteProject } from '../../../src/install/vite-project'
import { addresses } from '../documents'
import { mockGitHub } from '../../../scripts/harness/mock-github'
import { expect, test, type Page } from '../fixture'
import { listShared } from '../support/source-files'

/** The code that a page offers for copying. */
interface OfferedCode {
  readonly sources: readonly { readonly file: string; readonly code: string }[]
  readonly snippets: readonly string[]
}

async function read(page: Page): Promise<OfferedCode> {
  // Most files are loaded when they are opened.
  await listShared(page)
  const files = page.locator('[aria-labelledby=source] details')
  await files.evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')))
  await expect(files.locator('[data-file]')).toHaveCount(0)
  return page.evaluate(() => {
    const codeOf = (block: Element) => block.querySelector('pre')?.textContent ?? ''
    const files = [...document.querySelectorAll('[aria-labelledby=source] details:not([data-shared])')]
    const sources = files.map((details) => ({
      file: details.querySelector('summary')?.textContent ?? '',
      code: codeOf(details),
    }))
    const blocks = [...document.querySelectorAll('figure:has(pre)')].filter(
      (block) => !block.closest('[aria-labelledby=source]'),
    )
    return {
      sources,
      snippets: blocks.map(codeOf).filter((code) => code.includes('export default function')),
    }
  })
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

/** Serves the files of a built app. */
async function serve(folder: string) {
  const server = createServer((request, response) => {
    const file = request.url === '/' || request.url === undefined ? '/index.html' : request.url
    response.setHeader('content-type', types[extname(file)] ?? 'text/plain')
    response.end(readFileSync(join(folder, file)))
  }).listen(0)
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://localhost:${typeof address === 'object' ? (address?.port ?? 0) : 0}`,
    stop: () => server.close(),
  }
}

test('every snippet of the site, pasted beside the sources on its page, compiles and runs in the project that the sandbox opens', async ({
  page,
}) => {
  test.setTimeout(600_000)
  await mockGitHub(page.context())
  const app = mkdtempSync(join(tmpdir(), 'vitrine-fresh-'))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(app, file)), { recursive: true })
    writeFileSync(join(app, file), text)
  }

  const pasted: string[] = []
  for (const path of addresses) {
    await page.goto(path)
    const { sources, snippets } = await read(page)
    const folder = `src${path.replace(/\W+/g, '-')}`.replace('src-', 'src/')
    for (const { file, code } of sources) write(`${folder}/${file}`, `${code}\n`)
    for (const [index, code] of snippets.entries()) {
      write(`${folder}/snippet-${index}.tsx`, `${code}\n`)
      pasted.push(`${folder.slice(4)}/snippet-${index}.tsx`)
    }
  }
  expect(pasted.length).toBeGreaterThan(0)

  const project = viteProject({ title: 'Fresh', files: [], examples: pasted, packages: [] })
  for (const [file, text] of Object.entries(project)) write(file, text)
  symlinkSync(resolve('node_modules'), join(app, 'node_modules'))

  const { stdout, status } = spawnSync(resolve('node_modules/.bin/tsc'), ['-p', '.'], {
    cwd: app,
    encoding: 'utf8',
  })
  expect(stdout).toBe('')
  expect(status).toBe(0)
  await build({ root: app, logLevel: 'error' })

  const site = await serve(join(app, 'dist'))
  await page.goto(site.url)
  await expect(page.locator('#root > article')).toHaveCount(pasted.length)
  site.stop()
  rmSync(app, { recursive: true })
})
