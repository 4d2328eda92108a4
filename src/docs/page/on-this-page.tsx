import { useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { slug } from '../../ui/slug'
import { useScrollY } from '../../ui/use-scroll'
import styles from './on-this-page.module.css'

/** Links to a page's sections. The current one is marked after hydration: a document does not know where it is read. */
export function OnThisPage({ titles }: { readonly titles: readonly string[] }) {
  const nav = useRef<HTMLElement>(null)
  const { hash } = useLocation()
  const ids = titles.map(slug)
  const current = useScrollY(() => currentSection(nav.current, ids, hash), -1)
  return (
    <nav ref={nav} className={styles.nav} aria-labelledby="on-this-page">
      <p id="on-this-page" className={styles.title}>
        On this page
      </p>
      <ul>
        {titles.map((title, index) => (
          <li key={title}>
            <a
              href={`#${slug(title)}`}
              {...(index === current && { 'aria-current': 'location', className: styles.current })}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/**
 * The index of the section that is read: the last whose heading is in the upper third of the window, or above; at the end of
 * the page the last of all. Of several that stand side by side, or at the end, it is the one that the address leads to.
 */
function currentSection(nav: Element | null, ids: readonly string[], hash: string): number {
  const headings = [...(nav?.closest('main')?.querySelectorAll('h2') ?? [])]
  const tops = headings.filter(({ id }) => ids.includes(id)).map((one) => one.getBoundingClientRect().top)
  const { scrollHeight, clientHeight } = document.documentElement
  const isAtEnd = window.scrollY > 0 && window.scrollY + clientHeight >= scrollHeight - 1
  const passed = Math.max(
    tops.findLastIndex((top) => top < clientHeight / 3),
    0,
  )
  const first = isAtEnd ? tops.length - 1 : tops.findIndex((top) => top === tops[passed])
  const addressed = ids.indexOf(hash.slice(1))
  const top = tops[addressed]
  const isAsMuch = top !== undefined && (isAtEnd ? top >= 0 : top === tops[first])
  return isAsMuch ? addressed : first
}
