import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { ResolvedConfig } from 'vite'

/** Tells the person who waits for a build what it does. With `--logLevel warn`, nothing else is told unless it matters. */
export function progress({ logLevel }: Pick<ResolvedConfig, 'logLevel'>, text: string): void {
  if (logLevel !== 'error' && logLevel !== 'silent') console.log(text)
}

/**
 * What a build has made.
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
