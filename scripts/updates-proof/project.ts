import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hashOf, withFirstLine } from '../../src/install/file-hash.ts'
import type { Released } from '../../src/install/releases.ts'
import type { Styling } from '../../src/registry/styling.ts'
import type { Step } from '../update/hold.ts'
import { planUpdate } from '../update/plan.ts'
import { findInstalled, writeWhole } from '../update/project.ts'
import type { Site } from '../update/site.ts'
import type { Pair, Texts } from './pairs.ts'

/** Writes files where an app would have them. */
export function writeProject(project: string, texts: Texts): void {
  for (const [name, text] of texts) {
    const file = join(project, 'vitrine', name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

/** The files of a version as they are installed, each with its first line, and with the edits of a person below it. */
export const installed = (base: Texts, edits: Texts = new Map()): Texts =>
  new Map(
    [...base].map(([name, text]) => {
      const code = withFirstLine(name, text)
      const edited = edits.get(name)
      if (edited === undefined) return [name, code]
      const whole = code.slice(0, code.indexOf('\n') + 1) + edited
      return [name, edited.includes('\r\n') ? whole.replaceAll(/\r?\n/g, '\r\n') : whole]
    }),
  )

const hashes = (texts: Texts) => Object.fromEntries([...texts].map(([name, text]) => [name, hashOf(text)]))

/** A site on the day of the later commit, which has released the earlier one. */
function siteOf({ styling, items }: Pair): Site {
  const released = (of: Styling, texts: Texts): Released => ({
    hash: '',
    packages: [],
    files: of === styling ? hashes(texts) : {},
  })
  const texts = new Map(
    [...items.values()].flatMap(({ base }) =>
      [...base.values()].map((text) => [hashOf(text), text] as const),
    ),
  )
  return {
    today: (item, of) => {
      const files = of === styling ? items.get(item)?.today : undefined
      const codes = [...(files ?? [])].map(
        ([name, text]) => [name, { hash: hashOf(text), code: withFirstLine(name, text) }] as const,
      )
      return Promise.resolve(files && new Map(codes))
    },
    versions: (item) => {
      const { base } = items.get(item) ?? {}
      const version = base && {
        date: '',
        notes: [],
        css: released('css', base),
        emotion: released('emotion', base),
      }
      return Promise.resolve(version ? [version] : [])
    },
    released: (hash) => Promise.resolve(texts.get(hash)),
  }
}

/** Updates a project as `vitrine-update.mjs` does. @returns What it did with each file. */
export async function update(project: string, pair: Pair): Promise<Step[]> {
  const site = siteOf(pair)
  const steps: Step[] = []
  for (const one of findInstalled(project)) steps.push(...(await planUpdate(project, one, site, false)).steps)
  for (const { state, path, text = '' } of steps) if (state === 'write') writeWhole(project, path, text)
  return steps
}
