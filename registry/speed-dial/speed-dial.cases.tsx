import { useRef, useState, type ComponentProps } from 'react'
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

/** An action that opens a dialog, and one that closes the dial. */
export function Dialogs() {
  const [open, setOpen] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <SpeedDial
        open={open}
        onOpenChange={setOpen}
        actionButtons={[
          { icon: 'D', label: 'Delete', key: 'Delete', action: () => dialog.current?.showModal() },
          { icon: 'C', label: 'Done', key: 'Done', action: () => setOpen(false) },
        ]}
      />
      <dialog ref={dialog}>
        <p>Sure?</p>
      </dialog>
    </>
  )
}

/** The link of a router. */
const Link = ({ to, ...rest }: ComponentProps<'a'> & { to: string }) => <a {...rest} href={to} />

/** Actions as a link with handlers, as a link from a function, and as a button. */
export function Links() {
  const [calls, setCalls] = useState('')
  const log = (what: string) => () => setCalls((known) => `${known} ${what}`)
  return (
    <>
      <SpeedDial
        actionButtons={[
          {
            icon: 'H',
            label: 'Home',
            key: 'home',
            action: log('action'),
            render: <Link to="#home" onClick={log('link')} />,
          },
          { icon: 'A', label: 'About', key: 'about', render: (props) => <a {...props} href="#about" /> },
          { icon: 'C', label: 'Copy', key: 'copy', action: log('copy') },
        ]}
      />
      <output>{calls}</output>
    </>
  )
}
