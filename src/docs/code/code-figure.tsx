import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon'
import styles from './code-figure.module.css'

interface CodeFigureProps {
  /** Names the code for assistive technology and above it, "button.tsx" say. */
  readonly label: string
  /** The `<code>` element. */
  readonly children: ReactNode
}

/** A box of code with a copy button. It has no state: `handleCodeBlocks` handles its button. */
export function CodeFigure({ label, children }: CodeFigureProps) {
  return (
    <figure className={styles.block}>
      <figcaption className={styles.caption}>
        <span>{label}</span>
        <button type="button" className={styles.copy} data-copy>
          <Icon name="copy" size={16} />
          <span className="visually-hidden">Copy {label}</span>
          <span className="visually-hidden" role="status" />
        </button>
      </figcaption>
      <pre className={styles.code} tabIndex={0} role="region" aria-label={`${label}, code`}>
        {children}
      </pre>
    </figure>
  )
}
