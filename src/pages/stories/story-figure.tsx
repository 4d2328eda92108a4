import type { ReactElement, ReactNode } from 'react'
import { wordsOf, type WorstCase } from '../../registry/worst-case'
import type { SiteAddress } from '../../shared/story-addresses'
import { hrefTo } from '../../ui/addresses'
import { Icon } from '../../ui/icon'
import styles from './story-figure.module.css'

interface StoryFigureProps {
  readonly name: string
  readonly address: SiteAddress
  /** How readable the text on the glass is, if it is judged. */
  readonly verdict?: (WorstCase & { readonly isReadable: boolean }) | undefined
  /** Where on the glass that is, such as "Dark, thin". */
  readonly where?: string | undefined
  /** Beside the link that opens the address. */
  readonly actions?: ReactElement
  /** The preview. It cannot be used. */
  readonly children: ReactNode
}

/** The figure of an address: a preview, its name, the verdict on its text, and a link that opens it. */
export const StoryFigure = ({ name, address, verdict, where, actions, children }: StoryFigureProps) => (
  <figure className={styles.figure}>
    <div className={styles.preview} inert>
      {children}
    </div>
    <figcaption className={styles.caption}>
      <p className={styles.name}>{name}</p>
      {verdict && (
        <p className={styles.verdict} data-readable={verdict.isReadable}>
          <Icon name={verdict.isReadable ? 'check' : 'triangle-alert'} size={16} />
          <span>{where === undefined ? wordsOf(verdict) : `${where}: ${wordsOf(verdict)}`}</span>
        </p>
      )}
      <div className={styles.actions}>
        <a className="button" href={hrefTo(address.path + address.search)}>
          Open<span className="visually-hidden">{` ${name}`}</span>
        </a>
        {actions}
      </div>
    </figcaption>
  </figure>
)
