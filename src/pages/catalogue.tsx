import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { cardsPerPage, search } from '../site/catalogue'
import { Icon } from '../ui/icon'
import { useHydrated, useSearch } from '../ui/hydration'
import { rememberCatalogueSearch } from '../ui/catalogue-search'
import { Card } from './catalogue/card'
import styles from './catalogue.module.css'
import { EmptySearch } from './catalogue/empty-search'
import { Pager } from './catalogue/pager'

/** The page number in the URL; 1 when it is missing, not a number, or past the last page. */
export function pageOf(text: string | null, pages: number): number {
  const page = Number(text)
  return Number.isInteger(page) && page >= 1 && page <= pages ? page : 1
}

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

  const found = search(wanted)
  const pages = Math.max(1, Math.ceil(found.length / cardsPerPage))
  const page = pageOf(query.get('page'), pages)
  const cards = found.slice((page - 1) * cardsPerPage, page * cardsPerPage)

  const suffix = query.toString()
  useEffect(() => rememberCatalogueSearch(suffix === '' ? '' : `?${suffix}`), [suffix])

  const type = (value: string) => {
    setText(value)
    const q = value.trim()
    setParams(q === '' ? {} : { q }, { replace: true })
  }

  return (
    <main id="main" className={styles.page}>
      <div className="container">
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
              onChange={(event) => type(event.target.value)}
            />
          </search>
          <p className="visually-hidden" role="status">
            {wanted === '' ? '' : `${found.length} ${found.length === 1 ? 'component' : 'components'} found`}
          </p>
        </header>
        {found.length === 0 ? (
          <EmptySearch />
        ) : (
          // Keyed by the search, so that new results are new cards instead of old ones that move.
          <div key={wanted}>
            <ul className={styles.grid}>
              {cards.map((item) => (
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
