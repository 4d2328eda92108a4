import { memo } from 'react'
import { Link } from 'react-router-dom'
import { categories, categoryNames, type Category } from '../../registry/categories'
import { catalogueAddress, type CatalogueQuery } from '../../site/catalogue-query'
import styles from './category-filter.module.css'

/** Links to the categories, which keep the search. They work without scripts: each category has documents of its own. */
export const CategoryFilter = memo(({ category, q }: Pick<CatalogueQuery, 'category' | 'q'>) => {
  const to = (name?: Category) => ({
    to: catalogueAddress({ category: name, q }),
    'aria-current': name === category,
    className: styles.link,
  })
  return (
    <nav aria-label="Categories" className={styles.filter}>
      <ul>
        <li>
          <Link {...to()}>All</Link>
        </li>
        {categoryNames.map((name) => (
          <li key={name}>
            <Link {...to(name)}>{categories[name]}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
})
