import { isShared, type SourceFile } from '../../registry/entry-module'
import type { Language } from '../../registry/sections'

/** Names the fold of the files that components share. */
export const sharedTitle = (count: number): string =>
  count === 1 ? 'One file that components share' : `${count} files that components share`

const languages: Readonly<Record<string, Language>> = { css: 'css', svg: 'markup' }

/** The language of a file, by its name. */
export const languageOf = (file: string): Language => languages[file.split('.').at(-1) ?? ''] ?? 'tsx'

/** Says where to save the files. */
export function placeOf(files: readonly Pick<SourceFile, 'file'>[]): string {
  const shared = files.filter(isShared).length
  const one = files.length - shared === 1
  const own = `Copying by hand? Save ${one ? 'this file' : 'these files'} in one folder; the code above imports ${one ? 'it' : 'them'}.`
  if (shared === 0) return own
  return `${own} Save ../ files in ${shared === 1 ? 'a folder' : 'folders'} beside it.`
}

/** The npm command that installs packages by hand. */
export const installLine = (packages: readonly string[]): string => `npm install ${packages.join(' ')}`

/** Says which packages the command installs; empty for none. */
export const installsText = (packages: readonly string[]): string =>
  packages.length === 0 ? '' : ` Installs ${new Intl.ListFormat('en').format(packages)}.`
