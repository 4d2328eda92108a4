import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { compile } from 'tailwindcss'

const { resolve } = createRequire(import.meta.url)

/** The classes of an element's `class` attribute, as a browser would read them from its HTML. */
export function classesIn(html: string): string[] {
  const attribute = /\sclass="([^"]*)"/.exec(html)?.[1] ?? ''
  return attribute.replaceAll('&quot;', '"').replaceAll('&amp;', '&').trim().split(/\s+/)
}

/**
 * A compiler with all of Tailwind in it, as an application has; each call adds classes to its sheet.
 *
 * @param css What else the application's sheet has.
 */
export async function tailwind(css = ''): Promise<(classes: string[]) => string> {
  const compiler = await compile(`@import 'tailwindcss';\n${css}`, {
    loadStylesheet: (id, base) => {
      const path = resolve(id === 'tailwindcss' ? 'tailwindcss/index.css' : id)
      return Promise.resolve({ path, base, content: readFileSync(path, 'utf8') })
    },
  })
  return (classes) => compiler.build(classes)
}
