import { useEffect, useRef, useState } from 'react'
import type { Contributor } from '../../api/github'
import { Icon } from '../../ui/icon'
import { ScrollIn } from '../parts/scroll-in'
import styles from './contributor-grid.module.css'

const cardsPerPage = 9

interface ContributorGridProps {
  readonly contributors: readonly Contributor[]
  /** Keeps the height of the grid while the list is loading. */
  readonly loading: boolean
}

/** The contributors' cards, nine per page. Both buttons are disabled while there is only one page. */
export function ContributorGrid({ contributors, loading }: ContributorGridProps) {
  const [page, setPage] = useState(1)
  const previous = useRef<HTMLButtonElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const pages = Math.ceil(contributors.length / cardsPerPage)

  // The pressed button may be disabled now, and would lose the focus: move it to the other one.
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
        <p aria-live="polite">{`Page ${page} of ${Math.max(1, pages)}`}</p>
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

/** Width and height of the avatar, in px. */
const side = 80

/** The URL of an avatar at twice the size, for high-density screens. A data URL is returned unchanged. */
function sized(address: string): string {
  if (!/^https?:/.test(address) || !URL.canParse(address)) return address
  const url = new URL(address)
  url.searchParams.set('s', String(side * 2))
  return url.href
}

/** A contributor: avatar, or the initial where it cannot be loaded, login, type, number of contributions, and a link to the profile. */
function ContributorCard({ contributor }: { readonly contributor: Contributor }) {
  const { login, avatar_url: avatar, html_url: profile, contributions, type } = contributor
  const [isBroken, setBroken] = useState(false)
  return (
    <article className={`glass ${styles.card ?? ''}`} aria-labelledby={`contributor-${login}`}>
      {isBroken ? (
        <span className={`${styles.avatar ?? ''} ${styles.initial ?? ''}`} aria-hidden="true">
          {login.charAt(0).toUpperCase()}
        </span>
      ) : (
        <img
          className={styles.avatar}
          src={sized(avatar)}
          alt=""
          width={side}
          height={side}
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={() => setBroken(true)}
        />
      )}
      <h3 id={`contributor-${login}`}>{login}</h3>
      <p className={styles.type}>{type}</p>
      <p>{`${contributions} contributions`}</p>
      <a
        className={styles.link}
        href={profile}
        target="_blank"
        rel="noreferrer"
        aria-label={`View Profile of ${login} (opens in a new tab)`}
      >
        View Profile
        <Icon name="external-link" size={16} />
      </a>
    </article>
  )
}
