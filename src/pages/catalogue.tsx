import { memo, useEffect, useState, type ReactNode } from 'react'
import { useNavigate, useNavigationType } from 'react-router-dom'
import { categories, categoryNames, type Category } from '../registry/meta'
import { loadIndex, useCataloguePage } from '../site/catalogue/catalogue-index'
import { catalogueAddress, readCatalogueQuery, type CatalogueQuery } from '../site/catalogue/catalogue-query'
import { MyGlassPlace } from '../docs/my-glass/my-glass-place'
import { Icon } from '../ui/icon'
import { useHydrated, useSearch } from '../ui/hydration'
import { useLasting } from '../ui/use-lasting'
import { hrefTo, rememberCatalogueSearch } from '../ui/addresses'
import { Card } from './catalogue/card'
import styles from './catalogue.module.css'

/** Preloads the index of the search. The search itself reports a failure. */
const prepareSearch = () => void loadIndex().catch(() => undefined)

/** The searchable grid of components, nine per page. Category, page and search live in the URL. */
export function Catalogue() {
  const hydrated = useHydrated()
  const search = useSearch()
  const navigate = useNavigate()
  const isTyped = useNavigationType() === 'REPLACE'
  const query = readCatalogueQuery(search)
  const { category, q: wanted } = query
  const [text, setText] = useState(wanted)
  const [shown, setShown] = useState(wanted)

  // The search box follows the URL after Back or a link. Typing replaces the URL, but the box may be ahead of its render.
  if (shown !== wanted) {
    setShown(wanted)
    if (!isTyped) setText(wanted)
  }

  const suffix = search.toString()
  useEffect(() => rememberCatalogueSearch(suffix === '' ? '' : `?${suffix}`), [suffix])

  const isWaiting = text.trim() !== wanted
  const isLate = useLasting(isWaiting)

  const { items, page, pages, found } = useCataloguePage(query)

  const type = (value: string) => {
    setText(value)
    prepareSearch()
    void navigate(hrefTo(catalogueAddress({ category, q: value.trim() })), { replace: true })
  }

  return (
    <main id="main" className={styles.page}>
      <div className="container">
        <header className={styles.header}>
          <h1>Glassmorphic Components</h1>
          <MyGlassPlace className={styles.glass} />
          <search className={styles.search}>
            <Icon name="search" />
            <input
              type="search"
              className={styles.input}
              placeholder="Search Components..."
              aria-label="Search components"
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
        <CategoryFilter category={category} q={wanted} />
        {items.length === 0 ? (
          <EmptySearch />
        ) : (
          // Keyed, so that new results are new cards instead of moved ones.
          <div
            key={`${category} ${wanted}`}
            aria-busy={isWaiting}
            className={`${styles.results ?? ''} ${isLate ? (styles.late ?? '') : ''}`}
          >
            <ul className={styles.grid}>
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

/** Links to the categories, which keep the search. They work without scripts: each category has its documents. */
const CategoryFilter = memo(({ category, q }: Pick<CatalogueQuery, 'category' | 'q'>) => {
  const link = (name?: Category) => ({
    href: hrefTo(catalogueAddress({ category: name, q })),
    'aria-current': name === category,
    className: styles.category,
  })
  return (
    <nav aria-label="Categories" className={styles.categories}>
      <ul>
        <li>
          <a {...link()}>All</a>
        </li>
        {categoryNames.map((name) => (
          <li key={name}>
            <a {...link(name)}>{categories[name]}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
})

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
