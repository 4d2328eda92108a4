import { existsSync } from 'node:fs'
import { changedFolders } from '../../src/install/releases.ts'
import type { Diagnostic } from '../entry/diagnostic.ts'
import { readVersions, releasesFolder } from './release-files.ts'
import { changesFile, notesOf, todaysItems } from './today.ts'

/**
 * Reports each folder whose files differ from the last release, but that has no note for the people who installed them, and
 * each note that cannot be read. What was never released needs none.
 */
export async function releaseErrors(): Promise<Diagnostic[]> {
  if (!existsSync(releasesFolder)) return []
  const changed = new Map<string, string>()
  for (const item of await todaysItems()) {
    const last = readVersions(item.name).at(-1)
    if (last !== undefined)
      for (const folder of changedFolders(last, item)) changed.set(folder, changed.get(folder) ?? item.name)
  }
  return [...changed]
    .filter(([folder]) => notesOf(folder) === undefined)
    .map(([folder, item]) => ({
      file: changesFile(folder),
      message: `The files of ${folder} in the item ${item} differ from its last release, and no note says what has changed.`,
      suggestion:
        'Write one line for each change: `- The label can wrap.`, or `- Breaking: …` where a project has to change.',
    }))
}
