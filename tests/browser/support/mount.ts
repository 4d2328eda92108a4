import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { Page } from '@playwright/test'
import { cssTarget, stylingPlugins } from '../../../scripts/harness/styling'

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

interface Bundle {
  readonly script: string
  /** The style sheet of the components, if they have one. */
  readonly css: string
}

/** The script of a file with cases, built with React's warnings, and its style sheet. */
async function bundle(file: string): Promise<Bundle> {
  // Few tests show such a use, and loading this takes a second.
  const { build } = await import('vite')
  const built = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'development',
    define: { 'process.env.NODE_ENV': '"development"' },
    oxc: { jsx: { runtime: 'automatic' } },
    plugins: [stylingPlugins(), mainPlugin(file)],
    build: {
      write: false,
      minify: false,
      cssTarget,
      rolldownOptions: { input: main, output: { format: 'iife' } },
    },
  })
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : []
  const script = outputs.flatMap(({ output }) => output).find(({ type }) => type === 'chunk')
  if (script?.type !== 'chunk') throw new Error(`${file} makes no script.`)
  const css = outputs.flatMap(({ output }) => output).find(({ fileName }) => fileName.endsWith('.css'))
  return { script: script.code, css: css?.type === 'asset' ? String(css.source) : '' }
}

const bundles = new Map<string, Promise<Bundle>>()

/**
 * Shows a use of a component that no page of the site shows, alone in a document.
 *
 * @param file A module whose exports are components without props, for example `registry/modal/modal.cases.tsx`.
 * @param name The export to show.
 */
export async function mount(page: Page, file: string, name: string): Promise<void> {
  const built = bundles.get(file) ?? bundle(file)
  bundles.set(file, built)
  const { script, css } = await built
  const body = `<!doctype html><html lang="en"><title>${name}</title><link rel="icon" href="data:,">
<style>body { min-height: 300vh } ${css}</style><div id="root" data-case="${name}"></div><script src="/mounted.js"></script>`
  await page.route('/mounted', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.route('/mounted.js', (route) =>
    route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: script }),
  )
  await page.goto('/mounted')
}
