import type { EntryModule } from '../registry/entry-module'
import type { Language } from '../registry/sections'
import { CodeBlock } from './code-block'
import { Section } from './section'
import styles from './source-view.module.css'

const languages: Readonly<Record<string, Language>> = { css: 'css', svg: 'markup' }
const languageOf = (file: string): Language => languages[file.split('.').at(-1) ?? ''] ?? 'tsx'

/** The component's own files, which the page's snippets import, and the packages to install. */
export function SourceView({ entry }: { readonly entry: EntryModule }) {
  const count = entry.source.length
  return (
    <Section
      title="Source"
      text={`Save ${count === 1 ? 'this file' : 'these files'} in one folder; the code above imports ${count === 1 ? 'it' : 'them'}.`}
    >
      {entry.install !== '' && <CodeBlock code={entry.install} label="Install" language="text" />}
      {entry.source.map(({ file, code }) => (
        <details key={file} className={styles.file}>
          <summary>{file}</summary>
          <CodeBlock code={code} label={file} language={languageOf(file)} />
        </details>
      ))}
    </Section>
  )
}
