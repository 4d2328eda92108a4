import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { ResolvedConfig } from 'vite'
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

/** Tells the person who waits for a build what it does. With `--logLevel warn`, nothing else is told unless it matters. */
export function progress({ logLevel }: Pick<ResolvedConfig, 'logLevel'>, text: string): void {
  if (logLevel !== 'error' && logLevel !== 'silent') console.log(text)
}

/**
 * Sums up a build in a sentence.
 *
 * @param out The folder of the build, whose `client/` is the site.
 * @param pages How many documents it has.
 */
export function summary(out: string, pages: number): string {
  const files = readdirSync(join(out, 'client'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)).size)
  const megabytes = files.reduce((sum, size) => sum + size, 0) / 1e6
  // The process is the build.
  const seconds = Math.round(process.uptime())
  return `Built ${pages} pages in ${seconds} s: ${files.length} files with ${megabytes.toFixed(1)} MB in ${out}/client.`
}
