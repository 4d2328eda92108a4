import { isShared, type SourceFile } from '../../registry/entry-module'
import type { Language } from '../../registry/sections'

const languages: Readonly<Record<string, Language>> = { css: 'css', svg: 'markup' }

/** The language of a file, by its name. */
export const languageOf = (file: string): Language => languages[file.split('.').at(-1) ?? ''] ?? 'tsx'

/** Says where a visitor saves files. */
export function placeOf(files: readonly Pick<SourceFile, 'file'>[]): string {
  const shared = files.filter(isShared)
  const one = files.length - shared.length === 1
  const own = `By hand: save ${one ? 'this file' : 'these files'} in one folder; the code above imports ${one ? 'it' : 'them'}.`
  if (shared.length === 0) return own
  const names = new Intl.ListFormat('en').format(shared.map(({ file }) => file))
  return `${own} Components share ${names}: save ${shared.length === 1 ? 'it in a folder' : 'them in folders'} beside this one, as ${shared.length === 1 ? 'its name says' : 'their names say'}.`
}

/** What npm installs by hand. */
export const installLine = (packages: readonly string[]): string => `npm install ${packages.join(' ')}`

/** What the command installs besides the files; an empty text if there is nothing. */
export const installsText = (packages: readonly string[]): string =>
  packages.length === 0 ? '' : ` Installs ${new Intl.ListFormat('en').format(packages)}.`
