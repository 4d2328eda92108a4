import { useEffect, useId, useRef, useState, type ComponentProps } from 'react'
import { Modal } from './modal'

const texts = {
  heading: 'Delete the file for good, and all of its older versions?',
  paragraph: 'It cannot be restored.',
  CTA: { text: 'Delete', color: '#ff9d6c' },
}

/** The handlers of a consumer who wants to know of everything. */
export function Handlers() {
  const [calls, setCalls] = useState<readonly string[]>([])
  const dialog = useRef<HTMLDialogElement>(null)
  const [element, setElement] = useState<string>()
  useEffect(() => setElement(dialog.current?.localName), [])
  const log = (what: string) => () => setCalls((known) => [...new Set([...known, what])])
  return (
    <>
      <Modal
        {...texts}
        ref={dialog}
        onCancel={log('cancel')}
        onClose={log('close')}
        onClick={log('click')}
        onPointerDown={log('pointerdown')}
        onKeyDown={log('keydown')}
        onOpenChange={(open) => log(`open: ${open}`)()}
      />
      <p>Ref: {element}</p>
      <output>{calls.join(', ')}</output>
    </>
  )
}

/** A consumer who keeps the modal open by preventing what would close it. */
export function Prevented() {
  const prevent: ComponentProps<'dialog'>['onCancel'] = (event) => event.preventDefault()
  return <Modal {...texts} onCancel={prevent} onClick={prevent} />
}

export function Controlled() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Delete …
      </button>
      <Modal {...texts} open={open} onOpenChange={setOpen} closeLabel="Schließen" />
    </>
  )
}

/** The consumer does not stop rendering the modal. */
export function Kept() {
  const [asked, setAsked] = useState(0)
  return (
    <>
      <Modal {...texts} unmount={() => setAsked(asked + 1)} />
      <output>{`Asked: ${asked}`}</output>
    </>
  )
}

export function RightToLeft() {
  return (
    <div dir="rtl">
      <Modal {...texts} />
    </div>
  )
}

/** Two modals, of which the first to open is also the first to close. */
export function Two() {
  const [open, setOpen] = useState([true, true])
  return (
    <>
      <Modal {...texts} heading="First" open={open[0]} />
      <Modal
        {...texts}
        heading="Second"
        open={open[1]}
        onOpenChange={() => setOpen([open[0] ?? false, false])}
        onCtaClick={() => setOpen([false, true])}
      />
    </>
  )
}

/** A form of the consumer in a modal that is opened again and again. */
export function Form() {
  const [open, setOpen] = useState(false)
  const [values, setValues] = useState<readonly string[]>([])
  const id = useId()
  const change = (isOpen: boolean, returnValue: string) => {
    setOpen(isOpen)
    setValues([...values, returnValue || 'nothing'])
  }
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Rename …
      </button>
      <Modal
        {...texts}
        open={open}
        onOpenChange={change}
        heading={
          <>
            Rename <em>holiday.zip</em>
          </>
        }
        paragraph={
          <ul>
            <li>Links to it change, too.</li>
          </ul>
        }
        actions={
          <button type="submit" form={id} value="later">
            Later
          </button>
        }
      >
        <form id={id} method="dialog">
          <input aria-label="Name" required />
          <button type="submit" value="now">
            Now
          </button>
        </form>
      </Modal>
      <output>{values.join(', ')}</output>
    </>
  )
}
