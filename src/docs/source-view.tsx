import type { EntryReference } from '../registry/entry-module'
import type { Language } from '../registry/sections'
import { CodeFigure } from './code-figure'
import { Section } from './section'
import styles from './source-view.module.css'

const languages: Readonly<Record<string, Language>> = { css: 'css', svg: 'markup' }
const languageOf = (file: string): Language => languages[file.split('.').at(-1) ?? ''] ?? 'tsx'

/**
 * The component's own files, which the page's snippets import, and the packages to install. A file gets its colors when
 * it is unfolded: most visitors open none, and colored code has hundreds of elements.
 */
export function SourceView({ reference }: { readonly reference: EntryReference }) {
  const { source, install } = reference
  const count = source.length
  return (
    <Section
      title="Source"
      text={`Save ${count === 1 ? 'this file' : 'these files'} in one folder; the code above imports ${count === 1 ? 'it' : 'them'}.`}
    >
      {install !== '' && (
        <CodeFigure label="Install">
          <code>{install}</code>
        </CodeFigure>
      )}
      {source.map(({ file, code }) => (
        <details key={file} className={styles.file}>
          <summary>{file}</summary>
          <CodeFigure label={file}>
            <code data-language={languageOf(file)}>{code.trimEnd()}</code>
          </CodeFigure>
        </details>
      ))}
    </Section>
  )
}
