import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteManifest } from '../src/shared/site-manifest'
import type { EmbedFinder } from '../src/shared/embed'
import type { InstallPrinter } from '../src/shared/install-answer'
import { weakEtag } from './http/cached-response'
import { locate } from './site-file'
import { StartupError } from './startup-error'

/** The exports of the build's printer. */
interface Printer {
  answer: InstallPrinter
  findEmbed: EmbedFinder
}

/**
 * The built printer of registry items and Markdown, which also knows which values an embed takes. It is imported when an
 * address first needs it. The keys of its answers are of this build alone.
 *
 * @param directory the folder of the build, usually `dist`
 * @param items what can be installed; a site without components has no printer
 * @throws StartupError when it is missing
 */
export function openInstallPrinter(
  directory: string,
  items: SiteManifest['items'],
): { printInstall: InstallPrinter; findEmbed: EmbedFinder } {
  const nothing = () => Promise.resolve(undefined)
  if (Object.keys(items).length === 0) return { printInstall: nothing, findEmbed: nothing }
  const root = resolve(directory)
  const name = 'install/answer.js'
  if (!existsSync(join(root, name)))
    throw new StartupError(`${join(root, name)} is missing. Run npm run build.`)
  const etag = weakEtag(readFileSync(join(root, name)))
  const load = async () => {
    const { path } = await locate(root, name, etag)
    // The build's file, whose type is known here alone.
    return import(/* @vite-ignore */ pathToFileURL(path).href) as Promise<Printer>
  }
  let printer: ReturnType<typeof load> | undefined
  const ask = async <Answer>(question: (printer: Printer) => Promise<Answer>): Promise<Answer> => {
    printer ??= load()
    try {
      return await question(await printer)
    } catch (error) {
      printer = undefined
      // It imports the code of a component when that is first asked for; a build since then has moved it with the rest.
      if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error
      printer = load()
      return question(await printer)
    }
  }
  return {
    printInstall: async (...asked) => {
      const found = await ask(({ answer }) => answer(...asked))
      return found?.kind === 'text' ? { ...found, key: etag + found.key } : found
    },
    findEmbed: (...asked) => ask(({ findEmbed }) => findEmbed(...asked)),
  }
}
