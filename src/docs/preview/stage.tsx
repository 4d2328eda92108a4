import { useEffect, useRef, useState, type ReactElement, type ReactNode, type RefObject } from 'react'
import { MyGlassPlace } from '../my-glass/my-glass-place'
import { backgroundOf, useBackdrop } from './backdrops'
import backdropStyles from './backdrops.module.css'
import { useOpenTools } from './open-tools'
import { usePreview } from './preview-store'
import styles from './stage.module.css'

interface StageProps {
  /** The backdrop color on which the preview's text is least readable, where it is judged. */
  readonly worst?: string | undefined
  /** Stands below the stage. */
  readonly footer?: ReactElement
  /** Whether the preview's glass is its own, which the visitor's glass does not change. */
  readonly hasOwnGlass?: boolean
  readonly children: ReactNode
}

/**
 * A live component over a backdrop: glass is visible only over something. The default backdrop is a colorful dusk. The
 * bar of `stages.tsx` sets it, and the width, color scheme and direction of `preview-settings.ts`.
 */
export function Stage({ worst, footer, hasOwnGlass = false, children }: StageProps) {
  const backdrop = useBackdrop()
  const dir = usePreview((settings) => settings.dir)
  const frame = useRef<HTMLDivElement>(null)
  const container = useRef<HTMLDivElement>(null)
  const needsFocus = useNeedsFocus(container)
  const tools = useOpenTools()
  return (
    <div className={styles.frame} ref={frame} data-frame="">
      <div
        className={styles.scroller}
        ref={container}
        {...(needsFocus && { role: 'group', 'aria-label': 'Preview', tabIndex: 0 })}
      >
        <div
          className={`${backdropStyles.dusk ?? ''} ${styles.stage ?? ''}`}
          style={{ background: backgroundOf(backdrop, worst) }}
          dir={dir}
          data-stage={backdrop.name}
        >
          {children}
        </div>
      </div>
      {!hasOwnGlass && <MyGlassPlace className={styles.corner} />}
      {tools && <tools.WidthHandle frame={frame} />}
      {footer}
    </div>
  )
}

/** Elements of a preview that can take the focus. */
const focusable = ':is(a[href], button, input, select, textarea, summary):not(:disabled), [tabindex="0"]'

/** Whether a scroll container must be focusable: it scrolls, and nothing in it can take the focus to scroll it by keyboard. */
function useNeedsFocus(container: RefObject<HTMLElement | null>): boolean {
  const [needsFocus, setNeedsFocus] = useState(false)
  useEffect(() => {
    const { current: element } = container
    if (element === null) return undefined
    const read = () => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
      const scrolls =
        getComputedStyle(element).overflow === 'auto' &&
        (scrollWidth > clientWidth || scrollHeight > clientHeight)
      setNeedsFocus(scrolls && element.querySelector(focusable) === null)
    }
    // An observer reads after layout, and forces none.
    const resizing = new ResizeObserver(read)
    for (const box of [element, ...element.children]) resizing.observe(box)
    return () => resizing.disconnect()
  }, [container])
  return needsFocus
}
