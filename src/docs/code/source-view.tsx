import { withName, type EntryReference } from '../../registry/entry-module'
import { defaultStyling } from '../../registry/styling'
import { CodeFigure } from './code-figure'
import { Section } from '../page/section'
import { installLine, languageOf, placeOf } from './source-text'
import styles from './source-view.module.css'

/**
 * The component's own files, which the page's snippets import, and the packages to install. Each begins with a comment
 * that names it, so that its name is copied along. A file is loaded and colored when it is opened, and a link leads to it
 * without a script: most visitors open none, and colored code has hundreds of elements.
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
      {files.map(({ file, path, code, address }) => (
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
