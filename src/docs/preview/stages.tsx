import type { Elements } from '../page/section'
import { TellStory } from '../page/tell-story'
import { memo, useEffect, useId, useRef, useState, type RefObject } from 'react'
import { useHydrated } from '../../ui/hydration'
import { BackdropPicker } from './backdrops'
import { closeTools, openTools, useOpenTools } from './open-tools'
import type { PreviewSettings } from '../../registry/preview-settings'
import { usePreview } from './preview-store'
import styles from './stages.module.css'

/** The stages of a page, below the bar that all of them follow. The bar stays in sight as long as they are. */
export function Stages({ children }: { readonly children: Elements }) {
  const root = useRef<HTMLDivElement>(null)
  const isHydrated = useHydrated()
  return (
    <div ref={root} data-stages="">
      {/* A document has the bar's place: nothing in it works without a script, and it does not fit each first flight. */}
      <div className={`${styles.place ?? ''}${isHydrated ? ` ${styles.bar ?? ''}` : ''}`}>
        {isHydrated && <Bar stages={root} />}
      </div>
      {children}
    </div>
  )
}

function Bar({ stages }: { readonly stages: RefObject<HTMLElement | null> }) {
  const id = useId()
  const tools = useOpenTools()
  useEffect(() => closeTools, [])
  return (
    <>
      <BackdropPicker />
      <TellStory className={styles.tell} />
      <OptionsButton id={id} isOpen={tools !== undefined} />
      {tools && <tools.PreviewTools id={id} stages={stages} />}
    </>
  )
}

interface OptionsButtonProps {
  /** The id of the tools that the button opens. */
  readonly id: string
  readonly isOpen: boolean
}

/** The settings that differ from the default, for the button's accessible name. */
const describe = ({ width, scheme, dir }: PreviewSettings): string =>
  [width && `${width} px`, scheme, dir && 'right to left'].filter((word) => word !== undefined).join(', ')

/** A button that opens the tools. They are loaded when they are first needed. */
const OptionsButton = memo(({ id, isOpen }: OptionsButtonProps) => {
  const chosen = usePreview(describe)
  const [isFailed, setFailed] = useState(false)
  const toggle = async () => {
    if (isOpen) return closeTools()
    await openTools().then(
      () => setFailed(false),
      () => setFailed(true),
    )
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
      {isFailed && (
        <span role="alert">
          The preview options could not be loaded. Check your connection and try again.
        </span>
      )}
    </>
  )
})
