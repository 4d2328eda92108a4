import { useMemo, useSyncExternalStore, type ComponentType, type ReactElement } from 'react'
import { collectionOf, collections, type Collection } from '../../registry/collections'
import type { EntryModule } from '../../registry/entry-module'
import { type Meta, categories } from '../../registry/meta'
import type { PageOptions } from '../../registry/sections'
import { hrefTo, lastCatalogueSearch } from '../../ui/addresses'
import { Icon } from '../../ui/icon'
import type { CategoryNavProps } from './category-nav'
import styles from './doc-page.module.css'
import type { DocSectionsProps } from './doc-sections'
import type { Neighbors } from './neighbors'
import { noHtml, StaticPartsContext, type StaticHtml } from './static-html'

/** How a page was opened. */
export type OpenedBy =
  /** The document that the visit began with: its content is there already. */
  | 'document'
  /** A link to its top: nobody waits for what is further down. */
  | 'link'
  /** A step in the history, or a link with a hash: it leads to a position in the page. */
  | 'step'

/** The code of a detail page: its entry, its prerendered parts, and the components that show them. */
export interface DocBody {
  readonly entry: EntryModule
  /** Undefined in a visitor's browser, where the prerendered parts have the links. */
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
  /** Stands beside the title, except on a placeholder. */
  readonly beside?: ReactElement
}

/** The detail page of a component. */
export function DocPage({ meta, body, openedBy, beside }: DocPageProps) {
  // An entry without sections is a placeholder: its page shows only the title.
  const isPlaceholder = body?.entry.docs.sections.length === 0
  const html = body?.html ?? noHtml
  const parts = useMemo(() => ({ html, arePresent: openedBy === 'document' }), [html, openedBy])
  return (
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
                {body && (
                  <BackButton to={body.entry.docs.page.back ?? 'catalogue'} collection={collectionOf(meta)} />
                )}
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
            <body.Sections
              entry={body.entry}
              path={meta.route}
              neighbors={body.neighbors}
              byLink={openedBy === 'link'}
            />
          )}
        </main>
      </div>
    </StaticPartsContext>
  )
}

const never = () => () => {}

interface BackButtonProps {
  readonly to: NonNullable<PageOptions['back']>
  /** The collection of the component. */
  readonly collection: Collection
}

/**
 * Leads to the catalogue of the collection as it was left, to the previous page, or home. `back-link.ts` handles clicks by `data-back`: it
 * goes to the previous page if that is one of this site, else to the catalogue.
 */
function BackButton({ to, collection }: BackButtonProps) {
  const { path, title } = collections[collection]
  // The query may change while the page is rendered ahead: React reads it again when the page opens.
  const search = useSyncExternalStore(
    never,
    () => lastCatalogueSearch(path),
    () => '',
  )
  return (
    <a href={hrefTo(to === 'home' ? '/' : path + search)} className={styles.backButton} data-back={to}>
      <Icon name="arrow-left" size={18} />
      <span>{`Back to ${to === 'home' ? 'Home' : title}`}</span>
    </a>
  )
}
