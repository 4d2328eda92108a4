import {
  memo,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
  type Dispatch,
  type ReactElement,
  type ReactNode,
  type RefObject,
  type SetStateAction,
} from 'react'
import { MyGlassPlace } from '../my-glass/my-glass-place'
import { BackdropPicker, backgroundOf, useBackdrop } from './backdrops'
import backdropStyles from './backdrops.module.css'
import type { PreviewSettings } from './preview-settings'
import { usePreview } from './preview-store'
import type { PreviewToolsProps } from './preview-tools/preview-tools'
import styles from './stage.module.css'

interface StageProps {
  /** The backdrop color on which the preview's text is least readable, where it is judged. */
  readonly worst?: string | undefined
  /** Stands below the stage, beside the backdrop picker. */
  readonly footer?: ReactElement | false | undefined
  /** Whether the preview's glass is its own, which the visitor's glass does not change. */
  readonly hasOwnGlass?: boolean
  readonly children: ReactNode
}

/**
 * A live component over a backdrop: glass is visible only over something. The default backdrop is a colorful dusk. Its
 * width, color scheme and direction are those of `preview-settings.ts`.
 */
export function Stage({ worst, footer, hasOwnGlass = false, children }: StageProps) {
  const backdrop = useBackdrop()
  const dir = usePreview((settings) => settings.dir)
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const container = useRef<HTMLDivElement>(null)
  const needsFocus = useNeedsFocus(container)
  const [Tools, setTools] = useState<LoadedTools>()
  return (
    <div className={styles.frame} ref={frame}>
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
      <div className={styles.footer}>
        {footer}
        <BackdropPicker />
        <LookCloser id={id} isOpen={Tools !== undefined} setTools={setTools} />
      </div>
      {Tools && <Tools id={id} frame={frame} />}
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

/** The tools below a stage; undefined while they are closed. */
type LoadedTools = ComponentType<PreviewToolsProps> | undefined

interface LookCloserProps {
  /** The id of the tools that the button opens. */
  readonly id: string
  readonly isOpen: boolean
  readonly setTools: Dispatch<SetStateAction<LoadedTools>>
}

/** The settings that differ from the default, for the button's accessible name. */
const describe = ({ width, scheme, dir }: PreviewSettings): string =>
  [width && `${width} px`, scheme, dir && 'right to left'].filter((word) => word !== undefined).join(', ')

/** A button that opens the tools below a stage. They are loaded when they are first needed. */
const LookCloser = memo(({ id, isOpen, setTools }: LookCloserProps) => {
  const chosen = usePreview(describe)
  const [isFailed, setFailed] = useState(false)
  const toggle = async () => {
    if (isOpen) return setTools(undefined)
    const loaded = await import('./preview-tools/preview-tools').catch(() => undefined)
    setFailed(loaded === undefined)
    // A component is a function, which React would call for the next state.
    setTools(() => loaded?.PreviewTools)
  }
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => void toggle()}
      >
        Preview options
        {chosen !== '' && <span className="visually-hidden">{` (${chosen})`}</span>}
      </button>
      {isFailed && <span role="alert">That could not be loaded. Try again.</span>}
    </>
  )
})
