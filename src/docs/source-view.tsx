import { isShared, type EntryReference } from '../registry/entry-module'
import type { Language } from '../registry/sections'
import { withName } from '../take-home/named-file'
import { CodeFigure } from './code-figure'
import { Section } from './section'
import styles from './source-view.module.css'

const languages: Readonly<Record<string, Language>> = { css: 'css', svg: 'markup' }
const languageOf = (file: string): Language => languages[file.split('.').at(-1) ?? ''] ?? 'tsx'

/** Says where a visitor saves the files. */
function placeOf(source: EntryReference['source']): string {
  const shared = source.filter(isShared)
  const one = source.length - shared.length === 1
  const own = `By hand: save ${one ? 'this file' : 'these files'} in one folder; the code above imports ${one ? 'it' : 'them'}.`
  if (shared.length === 0) return own
  const names = new Intl.ListFormat('en').format(shared.map(({ file }) => file))
  return `${own} Components share ${names}: save ${shared.length === 1 ? 'it in a folder' : 'them in folders'} beside this one, as ${shared.length === 1 ? 'its name says' : 'their names say'}.`
}

/**
 * The component's own files, which the page's snippets import, and the packages to install. Each begins with a comment
 * that names it, so that its name is copied along. A file is loaded and colored when it is opened, and a link leads to it
 * without a script: most visitors open none, and colored code has hundreds of elements.
 */
export function SourceView({ reference }: { readonly reference: EntryReference }) {
  const { source, packages } = reference
  return (
    <Section title="Source" text={placeOf(source)}>
      {packages.length > 0 && (
        <CodeFigure label="Install">
          <code>{`npm install ${packages.join(' ')}`}</code>
        </CodeFigure>
      )}
      {source.map(({ file, path, code, address }) => (
        <details key={file} className={styles.file}>
          <summary>{file}</summary>
          {import.meta.env.DEV ? (
            <CodeFigure label={file}>
              <code data-language={languageOf(file)}>{withName(path, code.trimEnd())}</code>
            </CodeFigure>
          ) : (
            <p data-file={address} data-language={languageOf(file)}>
              <a href={address}>{file}</a>
            </p>
          )}
        </details>
      ))}
    </Section>
  )
}
