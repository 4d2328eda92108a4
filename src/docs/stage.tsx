import type { ReactNode } from 'react'
import { BackdropPicker, useBackdrop } from './backdrop-picker'
import { backgroundOf } from './backdrops'
import styles from './stage.module.css'

interface StageProps {
  /** The backdrop that makes the preview's text least readable, as a color, where it is judged. */
  readonly worst?: string | undefined
  /** Stands below the stage, beside the picker of its backdrop. */
  readonly footer?: ReactNode
  readonly children: ReactNode
}

/** A backdrop for a live component: glass is visible only over something. It is a colorful dusk until another is chosen. */
export function Stage({ worst, footer, children }: StageProps) {
  const backdrop = useBackdrop()
  return (
    <div className={styles.frame}>
      <div
        className={styles.stage}
        style={{ background: backgroundOf(backdrop, worst) }}
        data-stage={backdrop.name}
      >
        {children}
      </div>
      <div className={styles.footer}>
        {footer}
        <BackdropPicker />
      </div>
    </div>
  )
}
