import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteManifest } from '../src/shared/site-manifest'
import type { TakeHome } from '../src/shared/take-home'
import { StartupError } from './startup-error'

/**
 * The printer that the build made of the site's own. It is imported when it is first needed: most servers are rarely
 * asked for an address with knobs.
 *
 * @param directory the folder of the build, usually `dist`
 * @param items what can be installed; a site without components has no printer
 * @throws StartupError when it is missing
 */
export function openTakeHome(directory: string, items: SiteManifest['items']): TakeHome {
  if (Object.keys(items).length === 0) return () => Promise.resolve(undefined)
  const file = resolve(join(directory, 'take-home/answer.js'))
  if (!existsSync(file)) throw new StartupError(`${file} is missing. Run npm run build.`)
  let printer: Promise<{ answer: TakeHome }> | undefined
  return async (...parameters) => {
    // The build's file, whose type is known here alone.
    printer ??= import(/* @vite-ignore */ pathToFileURL(file).href) as Promise<{ answer: TakeHome }>
    const { answer } = await printer
    return answer(...parameters)
  }
}
