import { useEffect, useState, type ReactNode } from 'react'
import { BackdropPicker } from '../../docs/preview/backdrops'
import { MyGlassButton } from '../../docs/my-glass/my-glass-button'
import { PasteCss } from '../../docs/customizer/paste-css/paste-css'
import { defaultGlass, glassNames, type Glass } from '../../glass/glass-values'
import { holdsCommandKey } from '../../ui/command-key'
import { Icon } from '../../ui/icon'
import { nameOf } from './control-groups'
import { PresetList } from './preset-list'
import { isLocked, readGlass, redoStep, setGlass, setUnlocked, undoStep, useStudio } from './studio-store'
import styles from './toolbar.module.css'

/** The difference between two glasses, in words. */
function differenceOf(one: Glass, other: Glass): string {
  const [first, ...rest] = glassNames.filter((name) => one[name] !== other[name])
  if (first === undefined) return 'nothing'
  return rest.length === 0 ? nameOf(first) : `${rest.length + 1} values`
}

/** Runs a step, and returns what it changed in words. */
function describe(verb: string, step: () => void): string {
  const before = readGlass()
  step()
  return `${verb} ${differenceOf(before, readGlass())}.`
}

/** Loads its code on first use. */
async function surpriseMe(): Promise<string> {
  const loaded = await import('../../glass/surprise').catch(() => undefined)
  if (loaded === undefined) return 'A new glass could not be loaded. Check your connection and try again.'
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

/** `aria-disabled` keeps a button focusable: the last undo must not lose the focus. */
const Tool = ({ icon, onClick, isIdle = false, keys, children }: ToolProps) => (
  <button
    type="button"
    className={styles.tool}
    aria-disabled={isIdle || undefined}
    aria-keyshortcuts={keys}
    onClick={onClick}
  >
    <Icon name={icon} size={16} />
    <span>{children}</span>
  </button>
)

/** Undo and redo, the buttons that change many values at once, the backdrop, and the presets. */
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
          onClick={() => setSaid(describe('Undid', undoStep))}
        >
          Undo
        </Tool>
        <Tool
          icon="redo-2"
          keys="Control+Y Shift+Meta+Z"
          isIdle={!hasFuture}
          onClick={() => setSaid(describe('Redid', redoStep))}
        >
          Redo
        </Tool>
        <Tool icon="sparkles" onClick={() => void surpriseMe().then(setSaid)}>
          Surprise me
        </Tool>
        <Tool icon="rotate-ccw" onClick={() => setSaid(describe('Reset', () => setUnlocked(defaultGlass)))}>
          Reset all
        </Tool>
      </div>
      <div className={styles.more}>
        <PasteCss
          read={async (text) => (await import('../../glass/read-css/read-css')).readGlassCss(text)}
          onApply={setUnlocked}
        />
        <MyGlassButton read={readGlass} />
      </div>
      <div className={styles.backdrop}>
        <BackdropPicker first="By preset" />
      </div>
      <PresetList>
        <p className={styles.said} role="status">
          {said}
        </p>
      </PresetList>
    </>
  )
}

/** Fields in which the browser's own undo works. */
const textFields =
  'textarea, select, [contenteditable], input:not([type=range], [type=color], [type=checkbox])'

const stepOf = (event: KeyboardEvent) => {
  const isCommand = holdsCommandKey({
    metaKey: event.metaKey,
    ctrlKey: event.ctrlKey,
    altKey: event.altKey,
    shiftKey: false,
  })
  const key = event.key.toLowerCase()
  if (!isCommand) return undefined
  if (key === 'z') return event.shiftKey ? redoStep : undoStep
  return key === 'y' && !event.shiftKey ? redoStep : undefined
}

/**
 * Undoes and redoes by ⌘Z and ⇧⌘Z or Ctrl+Z and Ctrl+Y, except in a field of text and while a modal dialog is open.
 *
 * @returns a function that stops
 */
function followUndoKeys(): () => void {
  const press = (event: KeyboardEvent) => {
    const step = stepOf(event)
    const isInText = event.target instanceof Element && event.target.matches(textFields)
    if (step === undefined || isInText || document.querySelector('dialog:modal') !== null) return
    event.preventDefault()
    step()
  }
  window.addEventListener('keydown', press)
  return () => window.removeEventListener('keydown', press)
}
