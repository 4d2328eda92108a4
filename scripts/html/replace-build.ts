import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { previousFolder } from '../../src/shared/site-manifest.ts'

/** Where a build for a folder is written: inside it, so that it is on the same disk and ignored as the folder is. */
export const freshFolder = (out: string): string => join(out, 'next')

/** Removes what a build left that did not come to its end. */
export const clearFresh = (out: string): void => rmSync(freshFolder(out), { recursive: true, force: true })

/**
 * Puts a finished build in the place of the one before. That one is kept beside it, where a server that was started from
 * it goes on reading its files; the one before that is removed.
 */
export function replaceBuild(out: string): void {
  const fresh = freshFolder(out)
  const previous = join(out, previousFolder)
  rmSync(previous, { recursive: true, force: true })
  for (const name of readdirSync(fresh)) {
    if (existsSync(join(out, name))) {
      mkdirSync(previous, { recursive: true })
      renameSync(join(out, name), join(previous, name))
    }
    renameSync(join(fresh, name), join(out, name))
  }
  rmdirSync(fresh)
}
