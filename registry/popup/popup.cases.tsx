import { useEffect, useRef, useState } from 'react'
import { Popup } from './popup'

/** An uncontrolled popup with the handlers of a consumer who wants to know of everything. */
export function Uncontrolled() {
  const [calls, setCalls] = useState<readonly string[]>([])
  const dialog = useRef<HTMLDialogElement>(null)
  const [element, setElement] = useState<string>()
  useEffect(() => setElement(dialog.current?.localName), [])
  const log = (what: string) => () => setCalls((known) => [...new Set([...known, what])])
  return (
    <>
      <Popup
        ref={dialog}
        defaultOpen
        closeLabel="Schließen"
        onCancel={log('cancel')}
        onClick={log('click')}
        onKeyDown={log('keydown')}
        onClose={log('close')}
        onOpenChange={(open) => log(`open: ${open}`)()}
      >
        <a href="#more">More</a>
      </Popup>
      <p>Ref: {element}</p>
      <output>{calls.join(', ')}</output>
    </>
  )
}

export function Controlled() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        More …
      </button>
      <Popup open={open} onOpenChange={setOpen} />
    </>
  )
}
