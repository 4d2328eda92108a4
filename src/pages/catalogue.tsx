import { useEffect, useState } from 'react'
import { useNavigate, useNavigationType } from 'react-router-dom'
import { loadIndex, useCataloguePage } from '../site/catalogue/catalogue-index'
import { catalogueAddress, readCatalogueQuery } from '../site/catalogue/catalogue-query'
import { MyGlassPlace } from '../docs/my-glass/my-glass-place'
import { PaletteButton } from '../site/command-palette/palette-button'
import { Icon } from '../ui/icon'
import { useHydrated, useSearch } from '../ui/hydration'
import { useLasting } from '../ui/use-lasting'
import { rememberCatalogueSearch } from '../ui/addresses'
import { Card } from './catalogue/card'
import { CategoryFilter } from './catalogue/category-filter'
import styles from './catalogue.module.css'
import { EmptySearch } from './catalogue/empty-search'
import { Pager } from './catalogue/pager'

/** Loads what a search needs, ahead of it. A failure is reported only when the search needs it. */
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

  // Going back, or following a link, changes the URL, and the search box follows. Typing replaces the URL, which may be
  // rendered late: by then the search box is ahead of it.
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
    void navigate(catalogueAddress({ category, q: value.trim() }), { replace: true })
  }

  return (
    <main id="main" className={styles.page}>
      <div className={`container ${styles.room ?? ''}`}>
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
            <PaletteButton className={styles.everything}>
              <span className="visually-hidden">Search </span>Everything
            </PaletteButton>
          </search>
          <p className={styles.studio}>
            All are cut from one glass. Shape your own in the <a href="/studio">studio</a>.
          </p>
          <p className="visually-hidden" role="status">
            {found === undefined ? '' : `${found} ${found === 1 ? 'component' : 'components'} found`}
          </p>
        </header>
        <CategoryFilter category={category} q={wanted} />
        {items.length === 0 ? (
          <EmptySearch />
        ) : (
          // Keyed by category and search, so that new results are new cards instead of old ones that move.
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
