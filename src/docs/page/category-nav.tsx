import { hrefTo } from '../../ui/addresses'
import styles from './category-nav.module.css'
import type { Neighbors } from './neighbors'
import { isPrerendered, Static } from './static'

export interface CategoryNavProps {
  /** The path of the page. */
  readonly path: string
  /** Absent in a visitor's browser, where the document has the links. */
  readonly neighbors: Neighbors | undefined
}

/** The components of a page's category, beside the page; in a narrow window, in a sheet. */
export const CategoryNav = ({ path, neighbors }: CategoryNavProps) => (
  <Static id="pages-beside">
    {isPrerendered || (() => neighbors && <CategoryLinks path={path} neighbors={neighbors} />)}
  </Static>
)

interface CategoryLinksProps {
  readonly path: string
  readonly neighbors: Neighbors
}

/** The sheet is a popover: it opens without a script; Escape, a click outside, and its button close it. */
function CategoryLinks({ path, neighbors: { category, listed, otherCategories } }: CategoryLinksProps) {
  const hasMore = category.size > listed.length
  return (
    <nav
      id="category"
      popover="auto"
      className={styles.nav}
      aria-labelledby="category-title"
      data-more={hasMore ? category.name : undefined}
    >
      <a id="category-title" href={hrefTo(category.address)}>
        {category.title}
      </a>
      <ul>
        {listed.map(({ title, address }) => (
          <li key={address}>
            <a href={hrefTo(address)} aria-current={address === path ? 'page' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
      {hasMore && <a href={hrefTo(category.address)}>{`All ${category.size} in ${category.title}`}</a>}
      <details>
        <summary>Other categories</summary>
        {otherCategories.map(({ title, address }) => (
          <a key={address} href={hrefTo(address)}>
            {title}
          </a>
        ))}
      </details>
    </nav>
  )
}
