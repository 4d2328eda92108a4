import type { Contributor } from '../../api/github'
import { Icon } from '../../ui/icon'
import styles from './contributor-card.module.css'

/** Width and height of the avatar, in px. */
const side = 80

/** The avatar's URL with twice the size, for high-density screens. A data URL has no size to choose. */
function sized(address: string): string {
  if (!/^https?:/.test(address) || !URL.canParse(address)) return address
  const url = new URL(address)
  url.searchParams.set('s', String(side * 2))
  return url.href
}

/** A contributor: avatar, login, type, number of contributions, and a link to the profile. */
export function ContributorCard({ contributor }: { readonly contributor: Contributor }) {
  const { login, avatar_url: avatar, html_url: profile, contributions, type } = contributor
  return (
    <article className={`glass ${styles.card ?? ''}`}>
      <img
        className={styles.avatar}
        src={sized(avatar)}
        alt=""
        width={side}
        height={side}
        loading="lazy"
        referrerPolicy="no-referrer"
      />
      <h3>{login}</h3>
      <p className={styles.type}>{type}</p>
      <p>{contributions} contributions</p>
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
