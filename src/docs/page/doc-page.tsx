import type { ComponentType } from 'react'
import type { Meta } from '../../registry/meta'
import type { EntryModule } from '../../registry/entry-module'
import { StaticElementsContext, type StaticElements } from './static-elements'
import { BackButton } from './back-button'
import styles from './doc-page.module.css'

/** The entry that a detail page shows below its header, the component that shows it, and its prerendered parts. */
export interface DocBody {
  readonly entry: EntryModule
  readonly Sections: ComponentType<{ readonly entry: EntryModule }>
  readonly elements: StaticElements
}

interface DocPageProps {
  readonly meta: Meta
  /** Undefined while it loads. The header comes from the catalogue and does not wait for it. */
  readonly body: DocBody | undefined
}

/** The detail page of a component. */
export function DocPage({ meta, body }: DocPageProps) {
  // An entry without sections is a placeholder: its page shows the title and nothing else.
  const isPlaceholder = body?.entry.docs.sections.length === 0
  return (
    <main id="main" className={isPlaceholder ? styles.placeholder : styles.page}>
      <header className={styles.header}>
        {!isPlaceholder && (
          <div className={styles.back}>
            {body && <BackButton to={body.entry.docs.page.back ?? 'catalogue'} />}
          </div>
        )}
        <h1>{meta.title}</h1>
        {!isPlaceholder && <p className={styles.lead}>{meta.description}</p>}
      </header>
      {body === undefined && <div className={styles.waiting} aria-busy="true" />}
      {body && !isPlaceholder && (
        <StaticElementsContext value={body.elements}>
          <body.Sections entry={body.entry} />
        </StaticElementsContext>
      )}
    </main>
  )
}
