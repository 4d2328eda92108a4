import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { loadIndex, useCataloguePage } from '../site/catalogue-index'
import { Icon } from '../ui/icon'
import { useHydrated, useSearch } from '../ui/hydration'
import { rememberCatalogueSearch } from '../ui/catalogue-search'
import { Card } from './catalogue/card'
import styles from './catalogue.module.css'
import { EmptySearch } from './catalogue/empty-search'
import { Pager } from './catalogue/pager'

/** Loads what a search needs, ahead of it. A failure is reported only when the search needs it. */
const prepareSearch = () => void loadIndex().catch(() => undefined)

/** The searchable grid of components, nine per page. Search and page live in the URL. */
export function Catalogue() {
  const hydrated = useHydrated()
  const query = useSearch()
  const [, setParams] = useSearchParams()
  const wanted = query.get('q') ?? ''
  const [text, setText] = useState(wanted)
  const [shown, setShown] = useState(wanted)

  // Going back, or following a link, changes the URL, and the search box follows. Typing changes both.
  if (shown !== wanted) {
    setShown(wanted)
    if (text.trim() !== wanted) setText(wanted)
  }

  const { items, page, pages, found } = useCataloguePage(query)

  const suffix = query.toString()
  useEffect(() => rememberCatalogueSearch(suffix === '' ? '' : `?${suffix}`), [suffix])

  const type = (value: string) => {
    setText(value)
    prepareSearch()
    const q = value.trim()
    setParams(q === '' ? {} : { q }, { replace: true })
  }

  return (
    <main id="main" className={styles.page}>
      <div className={`container ${styles.room ?? ''}`}>
        <header className={styles.header}>
          <h1>Glassmorphic Components</h1>
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
          <p className="visually-hidden" role="status">
            {found === undefined ? '' : `${found} ${found === 1 ? 'component' : 'components'} found`}
          </p>
        </header>
        {items.length === 0 ? (
          <EmptySearch />
        ) : (
          // Keyed by the search, so that new results are new cards instead of old ones that move.
          <div key={wanted} aria-busy={text.trim() !== wanted} className={styles.results}>
            <ul className={styles.grid}>
              {items.map((item) => (
                <li key={item.route}>
                  <Card item={item} />
                </li>
              ))}
            </ul>
            <Pager page={page} pages={pages} q={wanted} />
          </div>
        )}
      </div>
    </main>
  )
}
