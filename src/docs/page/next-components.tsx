import type { PageOptions } from '../../registry/sections'
import { hrefTo } from '../../ui/addresses'
import type { Neighbors, PageLink } from './neighbors'
import styles from './next-components.module.css'
import sectionStyles from './section.module.css'
import { isPrerendered, Static } from './static'

interface NextComponentsProps {
  /** Absent in a visitor's browser, where the document has the links. */
  readonly neighbors: Neighbors | undefined
  /** Other pages of the site. */
  readonly leadsTo: PageOptions['leadsTo']
}

/** Links at the end of a page: related components and pages, and the previous and next component of the catalogue. */
export const NextComponents = ({ neighbors, leadsTo = [] }: NextComponentsProps) => (
  <Static id="pages-after" className={sectionStyles.section}>
    {isPrerendered ||
      (() => neighbors && <NextLinks {...neighbors} related={[...neighbors.related, ...leadsTo]} />)}
  </Static>
)

function NextLinks({ related, previous, next }: Neighbors) {
  return (
    <>
      {related.length > 0 && (
        <>
          <h2 id="related">Related</h2>
          <ul className={styles.cards}>
            {related.map(({ title, description, address }) => (
              <li key={address}>
                <a href={hrefTo(address)}>{title}</a> <span>{description}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <nav className={styles.cards} aria-label="Previous and next component">
        {previous && <Step rel="prev" label="Previous" to={previous} />}
        {next && <Step rel="next" label="Next" to={next} />}
      </nav>
    </>
  )
}

interface StepProps {
  readonly rel: 'prev' | 'next'
  readonly label: string
  readonly to: PageLink
}

const Step = ({ rel, label, to }: StepProps) => (
  <a href={hrefTo(to.address)} rel={rel}>
    <small>{label}</small> <span>{to.title}</span>
  </a>
)
