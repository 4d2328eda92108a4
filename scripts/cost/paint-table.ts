import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Paint } from '../../src/registry/cost.ts'

/** The figures that `npm run measure:cost` writes: the pages show them, and the build needs no browser. */
export const paintFile = 'registry/paint.json'

/** The measurements of components and screens, by the name of the folder. */
export type Paints = Readonly<Record<string, Paint>>

/** All that was measured. */
export const writtenPaints = (): Paints =>
  // The script writes it.
  existsSync(paintFile) ? (JSON.parse(readFileSync(paintFile, 'utf8')) as Paints) : {}

/** The figures of a component or a screen; undefined while it was not measured. */
export const paintOf = (name: string): Paint | undefined => writtenPaints()[name]

/** Writes figures, by name. */
export function writePaints(paints: Paints): void {
  const sorted = Object.entries(paints).sort(([one], [other]) => (one < other ? -1 : 1))
  const lines = sorted.map(([name, paint]) => `  ${JSON.stringify(name)}: ${JSON.stringify(paint)}`)
  writeFileSync(paintFile, `{\n${lines.join(',\n')}\n}\n`)
}
