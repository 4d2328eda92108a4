import type { Elements } from '../../docs/page/section'
import styles from './section.module.css'

interface SectionProps {
  readonly id: string
  readonly title: string
  /** A sentence under the title. */
  readonly text: string
  /** A picture with glass. */
  readonly children: Elements
}

/** A section of home below its first screen. */
export const Section = ({ id, title, text, children }: SectionProps) => (
  <section className={styles.section} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <p>{text}</p>
    {children}
  </section>
)
