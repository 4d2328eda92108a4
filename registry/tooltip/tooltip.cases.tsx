import { useState } from 'react'
import { Tooltip } from './tooltip'

/** A consumer who counts what happens to the field. */
export function Handlers() {
  const [calls, setCalls] = useState<readonly string[]>([])
  const log = (what: string) => () => setCalls((known) => [...new Set([...known, what])])
  return (
    <>
      <p id="error">The name is taken.</p>
      <Tooltip
        text="Letters and digits"
        onPointerEnter={log('enter')}
        onPointerLeave={log('leave')}
        onPointerUp={log('up')}
        onFocus={log('focus')}
        onBlur={log('blur')}
      >
        <input aria-label="Name" aria-describedby="error" />
      </Tooltip>
      <button type="button">Elsewhere</button>
      <output>{calls.join(', ')}</output>
    </>
  )
}

export function Delayed() {
  return (
    <Tooltip text="Saves the file" delay={500}>
      <button type="button">Save</button>
    </Tooltip>
  )
}

export function Controlled() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Tooltip text="Saves the file" open={open} onOpenChange={setOpen}>
        <button type="button">Save</button>
      </Tooltip>
      <button type="button" onClick={() => setOpen(true)}>
        Explain
      </button>
      <output>{open ? 'open' : 'closed'}</output>
    </>
  )
}

/** Its content changes its size while it is visible. */
export function RichContent() {
  const [isLong, setLong] = useState(false)
  return (
    <div style={{ padding: '8rem 24rem' }}>
      <Tooltip
        defaultOpen
        position="left"
        content={
          <>
            Saves the file <kbd>Ctrl S</kbd> {isLong && 'on this device and on all of your other devices'}
          </>
        }
      >
        <button type="button" onClick={() => setLong(true)}>
          Save
        </button>
      </Tooltip>
    </div>
  )
}

export function Empty() {
  return (
    <Tooltip text="">
      <button type="button">Save</button>
    </Tooltip>
  )
}

/** A dialog that slides in for 300 ms, with a tooltip on its first control. */
export function InMovingDialog() {
  return (
    <>
      <style>
        {'@keyframes slide { from { transform: translateY(200px) } } dialog { animation: slide 300ms }'}
      </style>
      <button type="button" onClick={() => document.querySelector('dialog')?.showModal()}>
        Open
      </button>
      <dialog>
        <Tooltip text="Saves the file" position="bottom">
          <button type="button">Save</button>
        </Tooltip>
      </dialog>
    </>
  )
}

export function Zoomed() {
  return (
    <div style={{ zoom: 0.6, padding: '12rem' }}>
      <Tooltip text="Saves the file" defaultOpen>
        <button type="button">Save</button>
      </Tooltip>
    </div>
  )
}

export function Toolbar() {
  return (
    <>
      <Tooltip text="Ctrl B" delay={60_000}>
        <button type="button">Bold</button>
      </Tooltip>
      <Tooltip text="Ctrl I" delay={60_000} position="bottom">
        <button type="button">Italic</button>
      </Tooltip>
    </>
  )
}
