import { useRef, useState } from 'react'
import { Popup } from '../popup/popup'
import { SpeedDial, type SpeedDialProps } from './speed-dial'

const actionButtons = ['Copy', 'Print', 'Share'].map((label) => ({
  icon: label.charAt(0),
  label,
  key: label,
  action: () => {},
}))

/** A consumer who wants to know of everything. */
export function Handlers() {
  const [calls, setCalls] = useState<readonly string[]>([])
  const log = (what: string) => () => setCalls((known) => [...new Set([...known, what])])
  return (
    <>
      <SpeedDial
        actionButtons={actionButtons}
        onKeyDown={log('keydown')}
        onBlur={log('blur')}
        onPointerLeave={log('leave')}
        onOpenChange={(open) => log(`open: ${open}`)()}
      />
      <button type="button">Elsewhere</button>
      <output>{calls.join(', ')}</output>
    </>
  )
}

export function Controlled() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <SpeedDial actionButtons={actionButtons} open={open} onOpenChange={setOpen} />
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <output>{open ? 'open' : 'closed'}</output>
    </>
  )
}

export function InitiallyOpen() {
  return <SpeedDial actionButtons={actionButtons} defaultOpen />
}

const inTheMiddle = { display: 'grid', placeItems: 'center', height: '40rem' }

const rightToLeft = (direction: SpeedDialProps['direction']) =>
  function RightToLeft() {
    return (
      <div dir="rtl" style={inTheMiddle}>
        <SpeedDial direction={direction} actionButtons={actionButtons} />
      </div>
    )
  }

export const RightToLeftRight = rightToLeft('right')
export const RightToLeftLeft = rightToLeft('left')

export function InDialog() {
  return (
    <dialog ref={(dialog) => dialog?.showModal()}>
      <SpeedDial actionButtons={actionButtons} />
    </dialog>
  )
}

/** Actions that open a popup and a dialog of the consumer's own, and one that closes the dial. */
export function Dialogs() {
  const [open, setOpen] = useState(false)
  const [asks, setAsks] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const actions = {
    Popup: () => setAsks(true),
    Dialog: () => dialog.current?.showModal(),
    Done: () => setOpen(false),
  }
  return (
    <>
      <SpeedDial
        open={open}
        onOpenChange={setOpen}
        actionButtons={Object.entries(actions).map(([label, action]) => ({
          icon: label.charAt(0),
          label,
          key: label,
          action,
        }))}
      />
      <Popup open={asks} onOpenChange={setAsks} />
      <dialog ref={dialog}>
        <p>Sure?</p>
      </dialog>
      <button type="button">Elsewhere</button>
    </>
  )
}
