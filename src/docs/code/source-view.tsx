import { isShared, type EntryReference, type SourceFile, withName } from '../../registry/entry-module'
import type { Language } from '../../registry/sections'
import { defaultStyling } from '../../registry/styling'
import { hrefTo } from '../../ui/addresses'
import { Section } from '../page/section'
import { CodeFigure } from './code-block'
import styles from './source-view.module.css'

/**
 * The component's own files, which the page's snippets import, and the packages to install. A comment at the top of each
 * file names it, so that its name is copied along. Without a script, a link leads to the file; a script loads and colors
 * it when it is opened: most visitors open none, and colored code has hundreds of elements.
 */
export function SourceView({ reference }: { readonly reference: EntryReference }) {
  const { files, packages } = reference.source[defaultStyling]
  return (
    <Section title="Source" text={placeOf(files)}>
      {packages.length > 0 && (
        <CodeFigure label="Install">
          <code>{installLine(packages)}</code>
        </CodeFigure>
      )}
      <div className={styles.files}>
        {files.map(({ file, path, code, address }) => (
          <details key={file}>
            <summary>{file}</summary>
            {import.meta.env.DEV ? (
              <CodeFigure label={file}>
                <code data-language={languageOf(file)}>{withName(path, code.trimEnd())}</code>
              </CodeFigure>
            ) : (
              <a href={hrefTo(address)} data-file={languageOf(file)}>
                {file}
              </a>
            )}
          </details>
        ))}
      </div>
    </Section>
  )
}

const languages: Readonly<Record<string, Language>> = { css: 'css', svg: 'markup' }

/** The language of a file, by its name. */
export const languageOf = (file: string): Language => languages[file.split('.').at(-1) ?? ''] ?? 'tsx'

/** Says where to save the files. */
export function placeOf(files: readonly Pick<SourceFile, 'file'>[]): string {
  const shared = files.filter(isShared).length
  const one = files.length - shared === 1
  const own = `Copying by hand? Save ${one ? 'this file' : 'these files'} in one folder; the code above imports ${one ? 'it' : 'them'}.`
  if (shared === 0) return own
  return `${own} Components share what begins with ../: save ${shared === 1 ? 'it in a folder' : 'them in folders'} beside this one.`
}

/** The npm command that installs packages by hand. */
export const installLine = (packages: readonly string[]): string => `npm install ${packages.join(' ')}`

/** Says which packages the command installs; empty for none. */
export const installsText = (packages: readonly string[]): string =>
  packages.length === 0 ? '' : ` Installs ${new Intl.ListFormat('en').format(packages)}.`
