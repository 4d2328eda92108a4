import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { collect, type Diagnostic } from '../entry/diagnostic.ts'
import { placeInEntry } from '../entry/place-in-entry.ts'
import { foldersWithoutScreen, screenFiles } from '../entry/registry-folders.ts'
import { screenSchema } from './entry-schema.ts'
import { fileErrors } from './file-errors.ts'
import { readMeta } from './meta-rules.ts'

/** Checks the screens of a registry: their meta, and the files that visitors install. */
export function screenErrors(registry: string): Diagnostic[] {
  const diagnostics: Diagnostic[] = foldersWithoutScreen(registry).map((file) => ({
    file,
    message: 'The folder lies among the screens, but holds no screen.ts.',
    suggestion: 'Add a screen.ts, as registry/screens/README.md describes, or delete the folder.',
  }))
  const places = new Map<string, string>()
  for (const file of screenFiles(registry)) {
    const name = basename(dirname(file))
    collect(diagnostics, file, () => {
      const meta = readMeta(file, screenSchema, diagnostics)
      if (meta === undefined) return
      for (const field of ['order', 'title'] as const) {
        const place = `${field} '${meta[field]}'`
        const owner = places.get(place)
        if (owner !== undefined)
          diagnostics.push({
            file: placeInEntry(file, ['meta', field]),
            message: `The ${place} is taken by ${owner}.`,
            suggestion: 'Give the screen one of its own.',
          })
        places.set(place, file)
      }
    })
    if (existsSync(join(registry, name)))
      diagnostics.push({
        file,
        message: `There is a component '${name}', whose item has the same address.`,
        suggestion: 'Rename the folder of the screen.',
      })
    if (!existsSync(join(dirname(file), `${name}.tsx`)))
      diagnostics.push({
        file,
        message: `The folder has no ${name}.tsx.`,
        suggestion: 'Call the file of the component as the folder.',
      })
    diagnostics.push(...fileErrors(file))
  }
  return diagnostics
}
