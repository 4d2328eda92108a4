import type { ReactElement } from 'react'
import { slug } from '../../ui/slug'
import styles from './section.module.css'

/** No text: one of several children cannot change on a page that a browser translates. */
export type Elements = ReactElement | false | undefined | readonly Elements[]

interface SectionProps {
  readonly title: string
  /** A sentence under the heading. */
  readonly text?: string | undefined
  /** The id of the title that the section had, so that shared addresses lead to it. */
  readonly formerId?: string | undefined
  readonly children: Elements
}

/** A section of a page. Its heading has an id made of the title, and links to itself. */
export function Section({ title, text, formerId, children }: SectionProps) {
  const id = slug(title)
  return (
    <section id={formerId} className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        <a className={styles.anchor} href={`#${id}`}>
          {title}
        </a>
      </h2>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  )
}
