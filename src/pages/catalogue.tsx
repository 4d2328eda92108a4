import { memo, useEffect, useState, type ReactNode } from 'react'
import { useNavigate, useNavigationType } from 'react-router-dom'
import { collectionNames, collections, type Collection } from '../registry/collections'
import { categories, type Category } from '../registry/meta'
import { findElsewhere, loadIndex, useCataloguePage } from '../site/catalogue/catalogue-index'
import { catalogueAddress, readCatalogueQuery, type CatalogueQuery } from '../site/catalogue/catalogue-query'
import { MyGlassPlace } from '../docs/my-glass/my-glass-place'
import { Icon } from '../ui/icon'
import { useHydrated, useSearch } from '../ui/hydration'
import { useLasting } from '../ui/use-lasting'
import { hrefTo, rememberCatalogueSearch } from '../ui/addresses'
import { Card } from './catalogue/card'
import { scrollWithoutBlur } from './catalogue/scroll-without-blur'
import styles from './catalogue.module.css'

/** Preloads the index of the search. The search itself reports a failure. */
const prepareSearch = () => void loadIndex().catch(() => undefined)

interface CatalogueProps {
  readonly collection: Collection
}

/** The searchable grid of a collection's components, nine per page. Category, page and search live in the URL. */
export function Catalogue({ collection }: CatalogueProps) {
  const { path, title, heading } = collections[collection]
  const hydrated = useHydrated()
  const search = useSearch()
  const navigate = useNavigate()
  const isTyped = useNavigationType() === 'REPLACE'
  const query = readCatalogueQuery(search, collection)
  const { category, q: wanted } = query
  const [text, setText] = useState(wanted)
  const [shown, setShown] = useState(wanted)

  // The search box follows the URL after Back or a link. Typing replaces the URL, but the box may be ahead of its render.
  if (shown !== wanted) {
    setShown(wanted)
    if (!isTyped) setText(wanted)
  }

  const suffix = search.toString()
  useEffect(() => rememberCatalogueSearch(path, suffix === '' ? '' : `?${suffix}`), [path, suffix])

  const isWaiting = text.trim() !== wanted
  const isLate = useLasting(isWaiting)

  const { items, page, pages, categories: shownCategories, found } = useCataloguePage(query)

  const type = (value: string) => {
    setText(value)
    prepareSearch()
    void navigate(hrefTo(catalogueAddress({ collection, category, q: value.trim() })), { replace: true })
  }

  return (
    <main id="main" className={styles.page} data-catalogue>
      <div className="container">
        <header className={styles.header}>
          <h1>{heading}</h1>
          <MyGlassPlace className={styles.glass} />
          <search className={styles.search}>
            <Icon name="search" />
            <input
              type="search"
              className={styles.input}
              placeholder={`Search ${title}...`}
              aria-label={`Search ${title.toLowerCase()}`}
              value={text}
              disabled={!hydrated}
              onFocus={prepareSearch}
              onChange={(event) => type(event.target.value)}
            />
          </search>
          <p className={styles.studio}>
            All are cut from one glass. Shape your own in the <a href={hrefTo('/studio')}>studio</a>.
          </p>
          <p className="visually-hidden" role="status">
            {found === undefined ? '' : `${found} ${found === 1 ? 'component' : 'components'} found`}
          </p>
        </header>
        <div className={styles.ways}>
          <CategoryFilter query={query} shown={shownCategories} />
          <OtherCollections collection={collection} />
        </div>
        {items.length === 0 ? (
          <>
            <EmptySearch />
            {wanted !== '' && <FoundElsewhere query={query} />}
          </>
        ) : (
          // Keyed, so that new results are new cards instead of moved ones.
          <div
            key={`${category} ${wanted}`}
            aria-busy={isWaiting}
            className={`${styles.results ?? ''} ${isLate ? (styles.late ?? '') : ''}`}
          >
            <ul className={styles.grid} ref={scrollWithoutBlur}>
              {items.map((item) => (
                <li key={item.route}>
                  <Card item={item} />
                </li>
              ))}
            </ul>
            <Pager page={page} pages={pages} query={query} />
          </div>
        )}
      </div>
    </main>
  )
}

interface CategoryFilterProps {
  readonly query: CatalogueQuery
  /** The categories that have components. */
  readonly shown: readonly Category[]
}

/** Links to the categories, which keep the search. They work without scripts: each category has its documents. */
function CategoryFilter({ query: { collection, category, q }, shown }: CategoryFilterProps) {
  const link = (name?: Category) => ({
    href: hrefTo(catalogueAddress({ collection, category: name, q })),
    'aria-current': name === category,
    className: styles.category,
  })
  return (
    <nav aria-label="Categories" className={styles.categories}>
      <ul>
        <li>
          <a {...link()}>All</a>
        </li>
        {shown.map((name) => (
          <li key={name}>
            <a {...link(name)}>{categories[name]}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Links to the catalogues of the other collections. */
const OtherCollections = memo(({ collection }: CatalogueProps) => (
  <nav aria-label="Collections" className={styles.collections}>
    {collectionNames
      .filter((name) => name !== collection)
      .map((name) => (
        <a key={name} href={hrefTo(collections[name].path)}>
          <span>{collections[name].title}</span>
          <Icon name="arrow-right" size={16} />
        </a>
      ))}
  </nav>
))

/** Shown in place of the cards when a search has no results. */
function EmptySearch() {
  return (
    <section className={`glass ${styles.empty ?? ''}`}>
      <h2 className={styles.emptyCode}>404</h2>
      <p className={styles.emptyTitle}>Something's missing.</p>
      <p className={styles.emptyText}>
        Sorry, we can't find that component. You'll find lots to explore on the home page.
      </p>
      <a href={hrefTo('/')} className="button button-primary">
        Back to Homepage
      </a>
    </section>
  )
}

/** The first cards that a search without results finds in other collections, below links to all of them. */
const FoundElsewhere = ({ query }: { readonly query: CatalogueQuery }) =>
  findElsewhere(query).map(({ collection, items }) => (
    <section key={collection} className={styles.elsewhere} aria-labelledby={`found-${collection}`}>
      <h2 id={`found-${collection}`}>
        Found in{' '}
        <a href={hrefTo(catalogueAddress({ collection, q: query.q }))}>{collections[collection].title}</a>
      </h2>
      <ul className={styles.grid}>
        {items.slice(0, 3).map((item) => (
          <li key={item.route}>
            <Card item={item} />
          </li>
        ))}
      </ul>
    </section>
  ))

interface PagerProps {
  readonly page: number
  readonly pages: number
  /** Its category and search are kept by the links. */
  readonly query: CatalogueQuery
}

/** Previous, "Page X of Y", Next. Links, so that they work with Back and without scripts. */
function Pager({ page, pages, query }: PagerProps) {
  const to = (target: number) => catalogueAddress({ ...query, page: target })
  return (
    <nav className={styles.pager} aria-label="Pages">
      <Step to={page > 1 ? to(page - 1) : undefined}>
        <Icon name="arrow-left" size={18} />
        Previous
      </Step>
      <p>{`Page ${page} of ${pages}`}</p>
      <Step to={page < pages ? to(page + 1) : undefined}>
        Next
        <Icon name="arrow-right" size={18} />
      </Step>
    </nav>
  )
}

/** A link to a page, or a disabled link outside the tab order. */
function Step({ to, children }: { readonly to: string | undefined; readonly children: ReactNode }) {
  if (to !== undefined) {
    return (
      <a href={hrefTo(to)} className="button">
        {children}
      </a>
    )
  }
  return (
    <span role="link" aria-disabled="true" className="button">
      {children}
    </span>
  )
}
