import { memo, useState, type ComponentType, type Dispatch, type SetStateAction } from 'react'
import styles from './look-closer.module.css'
import type { PreviewSettings } from './preview-settings'
import type { PreviewToolsProps } from './preview-tools/preview-tools'
import { usePreview } from './use-preview'

/** The tools below a stage, once they are loaded; nothing while they are closed. */
export type LoadedTools = ComponentType<PreviewToolsProps> | undefined

interface LookCloserProps {
  /** The id of the tools that the button opens. */
  readonly id: string
  readonly isOpen: boolean
  readonly setTools: Dispatch<SetStateAction<LoadedTools>>
}

/** What differs from the default, as a screen reader says it after the button's name. */
const describe = ({ width, scheme, dir }: PreviewSettings): string =>
  [width && `${width} px`, scheme, dir && 'right to left'].filter((word) => word !== undefined).join(', ')

/** A button that opens the tools below a stage. They are loaded when they are first needed. */
export const LookCloser = memo(({ id, isOpen, setTools }: LookCloserProps) => {
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
        Look closer
        {chosen !== '' && <span className="visually-hidden"> ({chosen})</span>}
      </button>
      {isFailed && <span role="alert">That could not be loaded. Try again.</span>}
    </>
  )
})
