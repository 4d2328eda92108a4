import { useEffect, useRef, useState } from 'react'
import type { Contributor } from '../../api/github'
import { Icon } from '../../ui/icon'
import { ScrollIn } from '../parts/scroll-in'
import { ContributorCard } from './contributor-card'
import styles from './contributor-grid.module.css'

const cardsPerPage = 9

interface ContributorGridProps {
  readonly contributors: readonly Contributor[]
  /** Whether the list is still loading: the grid then keeps room for its cards. */
  readonly loading: boolean
}

/** The contributors' cards, nine per page. Both buttons are disabled while there is nothing to page through. */
export function ContributorGrid({ contributors, loading }: ContributorGridProps) {
  const [page, setPage] = useState(1)
  const previous = useRef<HTMLButtonElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const pages = Math.ceil(contributors.length / cardsPerPage)

  // The pressed button may be disabled now. A disabled button loses the focus, so the other one takes it.
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
      <ul className={loading ? `${styles.grid ?? ''} ${styles.loading ?? ''}` : styles.grid}>
        {contributors.slice((page - 1) * cardsPerPage, page * cardsPerPage).map((contributor) => (
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
