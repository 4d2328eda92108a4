import { useEffect, useRef, useState } from 'react'
import type { Contributor } from '../../api/github'
import { Icon } from '../../ui/icon'
import { ScrollIn } from '../parts/scroll-in'
import { ContributorCard } from './contributor-card'
import styles from './contributor-grid.module.css'

/** Cards a page (SPEC section 9). */
const perPage = 9

/** The cards, nine a page. With nothing to page, neither button does anything. */
export function ContributorGrid({ contributors }: { readonly contributors: readonly Contributor[] }) {
  const [page, setPage] = useState(1)
  const previous = useRef<HTMLButtonElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const pages = Math.ceil(contributors.length / perPage)

  // The button that was pressed may now be disabled: its neighbor takes the focus.
  const pressed = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (pressed.current?.disabled !== true) return
    const other = pressed.current === next.current ? previous : next
    other.current?.focus()
  }, [page])

  const turn = (target: number, button: HTMLButtonElement) => {
    pressed.current = button
    setPage(target)
  }

  return (
    <>
      <ul className={styles.grid}>
        {contributors.slice((page - 1) * perPage, page * perPage).map((contributor) => (
          <li key={contributor.id}>
            <ScrollIn effect="fade" className={styles.cell}>
              <ContributorCard contributor={contributor} />
            </ScrollIn>
          </li>
        ))}
      </ul>
      <nav className={styles.pager} aria-label="Pages of contributors">
        <button
          ref={previous}
          type="button"
          className="button"
          disabled={page <= 1}
          onClick={(event) => turn(page - 1, event.currentTarget)}
        >
          <Icon name="arrow-left" size={18} />
          Previous
        </button>
        <p aria-live="polite">
          Page {page} of {Math.max(1, pages)}
        </p>
        <button
          ref={next}
          type="button"
          className="button"
          disabled={page >= pages}
          onClick={(event) => turn(page + 1, event.currentTarget)}
        >
          Next
          <Icon name="arrow-right" size={18} />
        </button>
      </nav>
    </>
  )
}
