import { resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import type { Page } from '@playwright/test'

const main = 'virtual:main'

/** Renders the case that the document names: an export of the file. */
const mainCode = (file: string) => `
import { createElement, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import * as cases from ${JSON.stringify(resolve(file))}
const root = document.getElementById('root')
createRoot(root).render(createElement(StrictMode, null, createElement(cases[root.dataset.case])))
`

const mainPlugin = (file: string): Plugin => ({
  name: 'main',
  resolveId: (id) => (id === main ? id : null),
  load: (id) => (id === main ? mainCode(file) : null),
})

/** The script of a file with cases, built with React's warnings. */
async function bundle(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'development',
    define: { 'process.env.NODE_ENV': '"development"' },
    oxc: { jsx: { runtime: 'automatic' } },
    plugins: [mainPlugin(file)],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: main, output: { format: 'iife' } },
    },
  })
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : []
  const script = outputs.flatMap(({ output }) => output).find(({ type }) => type === 'chunk')
  if (script?.type !== 'chunk') throw new Error(`${file} makes no script.`)
  return script.code
}

const bundles = new Map<string, Promise<string>>()

/**
 * Shows a use of a component that no page of the site shows, alone in a document.
 *
 * @param file A module whose exports are components without props, for example `registry/modal/modal.cases.tsx`.
 * @param name The export to show.
 */
export async function mount(page: Page, file: string, name: string): Promise<void> {
  const script = bundles.get(file) ?? bundle(file)
  bundles.set(file, script)
  const body = `<!doctype html><html lang="en"><title>${name}</title><link rel="icon" href="data:,">
<style>body { min-height: 300vh }</style><div id="root" data-case="${name}"></div><script src="/mounted.js"></script>`
  await page.route('/mounted', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.route('/mounted.js', async (route) =>
    route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: await script }),
  )
  await page.goto('/mounted')
}
