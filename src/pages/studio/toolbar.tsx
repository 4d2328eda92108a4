import { useEffect, useState, type ReactNode } from 'react'
import { BackdropPicker } from '../../docs/preview/backdrop-picker'
import { MyGlassButton } from '../../docs/my-glass/my-glass-button'
import { PasteCss } from '../../docs/customizer/paste-css/paste-css'
import { defaultGlass, glassFields, type Glass } from '../../glass/glass-values'
import { Icon } from '../../ui/icon'
import { nameOf } from './knob-groups'
import { isLocked, readGlass, redoStep, setGlass, setUnlocked, undoStep, useStudio } from './studio-store'
import styles from './toolbar.module.css'
import { followUndoKeys } from './undo-keys'

/** What differs between two glasses, in words. */
function differenceOf(one: Glass, other: Glass): string {
  const [first, ...rest] = glassFields.filter((name) => one[name] !== other[name])
  if (first === undefined) return 'nothing'
  return rest.length === 0 ? nameOf(first) : `${rest.length + 1} values`
}

/** Takes a step, and says what it changed. */
function tellOf(verb: string, step: () => void): string {
  const before = readGlass()
  step()
  return `${verb} ${differenceOf(before, readGlass())}.`
}

/** Loaded when it is first needed. */
async function surpriseMe(): Promise<string> {
  const loaded = await import('../../glass/surprise').catch(() => undefined)
  if (loaded === undefined) return 'That could not be loaded. Try again.'
  const glass = loaded.surprise(readGlass(), isLocked)
  if (glass === undefined) return 'The locks leave no readable glass.'
  setGlass(glass)
  return 'A new glass, readable on any backdrop.'
}

interface ToolProps {
  readonly icon: 'undo-2' | 'redo-2' | 'sparkles' | 'rotate-ccw'
  readonly onClick: () => void
  readonly isIdle?: boolean
  readonly keys?: string
  readonly children: ReactNode
}

/** A button that stays focusable when there is nothing to do: focus must not be lost with the last step. */
const Tool = ({ icon, onClick, isIdle = false, keys, children }: ToolProps) => (
  <button
    type="button"
    className={styles.tool}
    aria-disabled={isIdle || undefined}
    aria-keyshortcuts={keys}
    onClick={onClick}
  >
    <Icon name={icon} size={16} />
    {children}
  </button>
)

/** What changes many values at once, and what takes a change back. */
export function Toolbar() {
  const [said, setSaid] = useState('')
  const hasPast = useStudio(({ past }) => past.length > 0)
  const hasFuture = useStudio(({ future }) => future.length > 0)
  useEffect(followUndoKeys, [])
  return (
    <>
      <div className={styles.tools}>
        <Tool
          icon="undo-2"
          keys="Control+Z Meta+Z"
          isIdle={!hasPast}
          onClick={() => setSaid(tellOf('Took back', undoStep))}
        >
          Undo
        </Tool>
        <Tool
          icon="redo-2"
          keys="Control+Y Shift+Meta+Z"
          isIdle={!hasFuture}
          onClick={() => setSaid(tellOf('Did again', redoStep))}
        >
          Redo
        </Tool>
        <Tool icon="sparkles" onClick={() => void surpriseMe().then(setSaid)}>
          Surprise me
        </Tool>
        <Tool icon="rotate-ccw" onClick={() => setSaid(tellOf('Reset', () => setUnlocked(defaultGlass)))}>
          Reset all
        </Tool>
      </div>
      <p className={styles.said} role="status">
        {said}
      </p>
      <div className={styles.more}>
        <PasteCss
          read={async (text) => (await import('../../glass/read-css/read-css')).readGlassCss(text)}
          onTake={setUnlocked}
        />
        <MyGlassButton read={readGlass} />
      </div>
      <BackdropPicker />
    </>
  )
}
