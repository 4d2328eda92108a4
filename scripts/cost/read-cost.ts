import { basename, dirname } from 'node:path'
import type { Cost } from '../../src/registry/cost.ts'
import type { Source } from '../../src/registry/entry-module.ts'
import { addedBytes } from './added-bytes.ts'
import { paintOf } from './paint-table.ts'

/**
 * The cost of a component or a screen; undefined for a page that installs nothing.
 *
 * @param file Its `entry.tsx` or `screen.ts`.
 * @throws {Error} When its files cannot be bundled.
 */
export async function readCost(file: string, { css, emotion }: Source): Promise<Cost | undefined> {
  if (css.files.length === 0) return undefined
  const paint = paintOf(basename(dirname(file)))
  return {
    css: await addedBytes(css.files),
    emotion: await addedBytes(emotion.files),
    ...(paint && { paint }),
  }
}
