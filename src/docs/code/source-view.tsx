import { isShared, referenceOf, type EntryModule, type SourceFile } from '../../registry/entry-module'
import { defaultStyling } from '../../registry/styling'
import { hrefTo, markdownPath } from '../../ui/addresses'
import { Section } from '../page/section'
import { CodeFigure } from './code-block'
import { installLine, languageOf, placeOf, sharedTitle } from './source-texts'
import styles from './source-view.module.css'

/**
 * The component's own files, which the page's snippets import, and the packages to install. The first line of each file
 * names it, so that its name is copied along. Without a script, a link leads to the file; a script loads and colors
 * it when it is opened: most visitors open none, and colored code has hundreds of elements. The files that components share
 * are one fold, which a script fills: most visitors install them, or have them. Without one, the page as Markdown has them.
 */
export function SourceView({ entry, path }: { readonly entry: EntryModule; readonly path: string }) {
  const { files, packages } = referenceOf(entry).source[defaultStyling]
  const shared = files.filter(isShared)
  return (
    <Section title="Source" text={placeOf(files)}>
      {packages.length > 0 && (
        <CodeFigure label="Install">
          <code>{installLine(packages)}</code>
        </CodeFigure>
      )}
      <div className={styles.files}>
        {files.map((file) => !isShared(file) && <FileFold key={file.file} {...file} />)}
        {shared.length > 0 && (
          <details data-shared={entry.folder}>
            <summary>{sharedTitle(shared.length)}</summary>
            {import.meta.env.DEV ? (
              <div className={styles.files}>
                {shared.map((file) => (
                  <FileFold key={file.file} {...file} />
                ))}
              </div>
            ) : (
              <a href={hrefTo(markdownPath(path))}>Plain text</a>
            )}
          </details>
        )}
      </div>
    </Section>
  )
}

function FileFold({ file, code, address }: SourceFile) {
  return (
    <details>
      <summary>{file}</summary>
      {import.meta.env.DEV ? (
        <CodeFigure label={file}>
          <code data-language={languageOf(file)}>{code.trimEnd()}</code>
        </CodeFigure>
      ) : (
        <a href={hrefTo(address)} data-file={languageOf(file)}>
          Plain text
        </a>
      )}
    </details>
  )
}
