import type { ComponentType } from 'react'
import type { Meta } from '../../registry/meta'
import type { EntryModule } from '../../registry/entry-module'
import { BackButton } from './back-button'
import styles from './doc-page.module.css'

/** What a detail page shows below its head, and the script that shows it. */
export interface DocBody {
  readonly entry: EntryModule
  readonly Sections: ComponentType<{ readonly entry: EntryModule }>
}

interface DocPageProps {
  readonly meta: Meta
  /** Nothing while it is on its way: the head, which the catalogue knows, does not wait for it. */
  readonly body: DocBody | undefined
}

/** The detail page of a component. */
export function DocPage({ meta, body }: DocPageProps) {
  // An entry without sections shows its title and nothing else (SPEC section 2, /checkbox).
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
      {body && !isPlaceholder && <body.Sections entry={body.entry} />}
    </main>
  )
}
