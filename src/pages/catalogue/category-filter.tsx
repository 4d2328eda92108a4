import { memo } from 'react'
import { categories, categoryNames, type Category } from '../../registry/meta'
import { catalogueAddress, type CatalogueQuery } from '../../site/catalogue/catalogue-query'
import styles from './category-filter.module.css'

/** Links to the categories, which keep the search. They work without scripts: each category has documents of its own. */
export const CategoryFilter = memo(({ category, q }: Pick<CatalogueQuery, 'category' | 'q'>) => {
  const link = (name?: Category) => ({
    href: catalogueAddress({ category: name, q }),
    'aria-current': name === category,
    className: styles.link,
  })
  return (
    <nav aria-label="Categories" className={styles.filter}>
      <ul>
        <li>
          <a {...link()}>All</a>
        </li>
        {categoryNames.map((name) => (
          <li key={name}>
            <a {...link(name)}>{categories[name]}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
})
