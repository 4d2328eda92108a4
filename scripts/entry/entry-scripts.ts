import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { entryFiles } from './registry-folders.ts'

const hasPropsTable = (entry: string) => readFileSync(entry, 'utf8').includes('propsTable(')

const absolute = (file: string) => normalizePath(resolve(file))

/**
 * Makes the page of each entry a script that no other script names: a document or the index of the catalogue names it.
 * So the site's own scripts do not grow with the registry. `__COMPONENTS__` is the number of entries
 * with a props table: a placeholder or a tool is no component.
 */
export function entryScripts(): Plugin {
  return {
    name: 'vitrine:entry-scripts',
    config() {
      const entries = entryFiles().map(absolute)
      const rolldownOptions = {
        input: [absolute('index.html'), ...entries.map((file) => `${file}?docs`)],
        // Without importers, the exports would be dropped.
        preserveEntrySignatures: 'exports-only' as const,
      }
      return {
        define: { __COMPONENTS__: entries.filter(hasPropsTable).length },
        environments: { client: { build: { rolldownOptions } } },
      }
    },
  }
}
