import { useId, useRef, useState, type ReactNode } from 'react'
import { BackdropPicker, useBackdrop } from './backdrop-picker'
import { backgroundOf } from './backdrops'
import { MyGlassPlace } from '../my-glass/my-glass-place'
import dusk from './dusk.module.css'
import { LookCloser, type LoadedTools } from './look-closer'
import styles from './stage.module.css'
import { useNeedsFocus, usePreview } from './use-preview'

interface StageProps {
  /** The backdrop that makes the preview's text least readable, as a color, where it is judged. */
  readonly worst?: string | undefined
  /** Stands below the stage, beside the picker of its backdrop. */
  readonly footer?: ReactNode
  /** Whether the preview has a glass that is not of the material: no glass of the visitor's changes it. */
  readonly hasOwnGlass?: boolean
  readonly children: ReactNode
}

/**
 * A backdrop for a live component: glass is visible only over something. It is a colorful dusk until another is chosen.
 * Its width, color scheme and direction are those of `preview-settings.ts`.
 */
export function Stage({ worst, footer, hasOwnGlass = false, children }: StageProps) {
  const backdrop = useBackdrop()
  const dir = usePreview((settings) => settings.dir)
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const room = useRef<HTMLDivElement>(null)
  const needsFocus = useNeedsFocus(room)
  const [Tools, setTools] = useState<LoadedTools>()
  return (
    <div className={styles.frame} ref={frame}>
      <div
        className={styles.room}
        ref={room}
        {...(needsFocus && { role: 'group', 'aria-label': 'Preview', tabIndex: 0 })}
      >
        <div
          className={`${dusk.dusk ?? ''} ${styles.stage ?? ''}`}
          style={{ background: backgroundOf(backdrop, worst) }}
          dir={dir}
          data-stage={backdrop.name}
        >
          {children}
        </div>
      </div>
      {!hasOwnGlass && <MyGlassPlace className={styles.corner} />}
      <div className={styles.footer}>
        {footer}
        <BackdropPicker />
        <LookCloser id={id} isOpen={Tools !== undefined} setTools={setTools} />
      </div>
      {Tools && <Tools id={id} frame={frame} />}
    </div>
  )
}
