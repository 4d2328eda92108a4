import { useMemo, type ComponentType, type ReactNode } from 'react'
import { categories, type Meta } from '../../registry/meta'
import type { EntryModule } from '../../registry/entry-module'
import type { CategoryNavProps } from './category-nav'
import type { DocSectionsProps } from './doc-sections'
import type { Neighbors } from './neighbors'
import type { OpenedBy } from './opened-by'
import { PagePathContext } from './page-path'
import { noHtml, StaticPartsContext, type StaticHtml } from './static-html'
import { BackButton } from './back-button'
import styles from './doc-page.module.css'

/** What a detail page shows around and below its header, the components that show it, and its prerendered parts. */
export interface DocBody {
  readonly entry: EntryModule
  /** Where the page leads to. Undefined in a visitor's browser, where the prerendered parts have the links. */
  readonly neighbors: Neighbors | undefined
  readonly CategoryNav: ComponentType<CategoryNavProps>
  readonly Sections: ComponentType<DocSectionsProps>
  readonly html: StaticHtml
}

interface DocPageProps {
  readonly meta: Meta
  /** Undefined while it loads. The header comes from the catalogue and does not wait for it. */
  readonly body: DocBody | undefined
  readonly openedBy: OpenedBy
  /** What stands beside the title. A placeholder's title stands alone. */
  readonly beside?: ReactNode
}

/** The detail page of a component. */
export function DocPage({ meta, body, openedBy, beside }: DocPageProps) {
  // An entry without sections is a placeholder: its page shows the title and nothing else.
  const isPlaceholder = body?.entry.docs.sections.length === 0
  const html = body?.html ?? noHtml
  const parts = useMemo(() => ({ html, arePresent: openedBy === 'document' }), [html, openedBy])
  return (
    <PagePathContext value={meta.route}>
      <StaticPartsContext value={parts}>
        <div className={isPlaceholder ? styles.alone : styles.layout}>
          {!isPlaceholder && (
            <>
              <button type="button" className={styles.open} popoverTarget="category">
                {`Components in ${categories[meta.category]}`}
              </button>
              {body && <body.CategoryNav path={meta.route} neighbors={body.neighbors} />}
            </>
          )}
          <main id="main" className={isPlaceholder ? styles.placeholder : styles.page}>
            <header className={styles.header}>
              {!isPlaceholder && (
                <div className={styles.back}>
                  {body && <BackButton to={body.entry.docs.page.back ?? 'catalogue'} />}
                </div>
              )}
              <div className={styles.title}>
                <h1>{meta.title}</h1>
                {!isPlaceholder && beside}
              </div>
              {!isPlaceholder && <p className={styles.lead}>{meta.description}</p>}
            </header>
            {body === undefined && <div className={styles.waiting} aria-busy="true" />}
            {body && !isPlaceholder && (
              <body.Sections entry={body.entry} neighbors={body.neighbors} byLink={openedBy === 'link'} />
            )}
          </main>
        </div>
      </StaticPartsContext>
    </PagePathContext>
  )
}
