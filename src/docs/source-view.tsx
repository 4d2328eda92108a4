import type { EntryReference } from '../registry/entry-module'
import { leastReact } from '../registry/requirements'
import type { Language } from '../registry/sections'
import { CodeFigure } from './code-figure'
import { Section } from './section'
import { isLoadedWhenOpened } from './shared-files'
import styles from './source-view.module.css'

const languages: Readonly<Record<string, Language>> = { css: 'css', svg: 'markup' }
const languageOf = (file: string): Language => languages[file.split('.').at(-1) ?? ''] ?? 'tsx'

/** A file of a folder beside the component's, which other components use too. */
const isShared = ({ file }: { readonly file: string }) => file.startsWith('../')

/** Says what the files need, and where a visitor saves them. */
function placeOf(source: EntryReference['source']): string {
  const shared = source.filter(isShared)
  const one = source.length - shared.length === 1
  const own = `Needs React ${leastReact} or later. Save ${one ? 'this file' : 'these files'} in one folder; the code above imports ${one ? 'it' : 'them'}.`
  if (shared.length === 0) return own
  const names = new Intl.ListFormat('en').format(shared.map(({ file }) => file))
  return `${own} Components share ${names}: save ${shared.length === 1 ? 'it in a folder' : 'them in folders'} beside this one, as ${shared.length === 1 ? 'its name says' : 'their names say'}.`
}

/** What stands in place of a shared file until it is loaded. */
const waiting = 'This file is loaded when it is opened. It needs JavaScript.'

/**
 * The component's own files, which the page's snippets import, and the packages to install. A file gets its colors when
 * it is unfolded: most visitors open none, and colored code has hundreds of elements.
 */
export function SourceView({ reference }: { readonly reference: EntryReference }) {
  const { source, install } = reference
  return (
    <Section title="Source" text={placeOf(source)}>
      {install !== '' && (
        <CodeFigure label="Install">
          <code>{install}</code>
        </CodeFigure>
      )}
      {source.map(({ file, code }) => (
        <details key={file} className={styles.file}>
          <summary>{file}</summary>
          <CodeFigure label={file}>
            {isLoadedWhenOpened(file) ? (
              <code data-language={languageOf(file)} data-file={file}>
                {waiting}
              </code>
            ) : (
              <code data-language={languageOf(file)}>{code.trimEnd()}</code>
            )}
          </CodeFigure>
        </details>
      ))}
    </Section>
  )
}
