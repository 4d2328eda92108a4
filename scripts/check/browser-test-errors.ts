import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Docs } from '../../src/registry/sections.ts'
import type { Diagnostic } from '../entry/diagnostic.ts'
import { placeInEntry } from '../entry/place-in-entry.ts'

/** Whether an entry shows a component: the generator and a placeholder show no source. */
const hasComponent = ({ sections, page }: Docs) => sections.length > 0 && page.source !== false

/** Reports a browser test that is not there, or that leaves out a table of the page. */
export function* browserTestErrors(entry: string, docs: Docs): Generator<Diagnostic> {
  const folder = dirname(entry)
  const name = `${basename(folder)}.browser.test.ts`
  const file = join(folder, name)
  if (!existsSync(file)) {
    yield {
      file: folder,
      message: `The folder has no ${name}.`,
      suggestion: 'Test the component in a browser, as CONTRIBUTING.md describes.',
    }
    return
  }
  const text = readFileSync(file, 'utf8')
  const tables = [
    { call: 'keyboard', rows: docs.keyboard.length, isNeeded: docs.keyboard.length > 0 },
    { call: 'announced', rows: docs.announced.length, isNeeded: hasComponent(docs) },
  ]
  for (const { call, rows, isNeeded } of tables) {
    const isTested = text.includes(`${call}(`)
    if (isNeeded && rows === 0)
      yield {
        file: placeInEntry(entry, []),
        message: `The entry does not say what is ${call}.`,
        suggestion: `Add \`${call}: [ … ]\` to docs({ … }), as CONTRIBUTING.md describes.`,
      }
    else if (isNeeded !== isTested)
      yield {
        file: `${file}:1`,
        message: isNeeded
          ? `The rows of \`${call}\` in entry.tsx are not tested.`
          : `\`${call}(…)\` tests rows that entry.tsx does not have.`,
        suggestion: isNeeded
          ? `Test them with \`${call}(route, { … })\`.`
          : `Add \`${call}: [ … ]\` to entry.tsx, or remove the call.`,
      }
  }
}
