import { Activity, createElement, useEffect, useRef, useState } from 'react'
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

const longText = 'The page behind the glass waits until you close this popup. '.repeat(80)

export function Long() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Popup open={open} onOpenChange={setOpen} heading="Terms" headingLevel={3}>
        <h2>Preface</h2>
        {longText}
      </Popup>
    </>
  )
}

/** The element with `autoFocus` is rendered long before the popup opens. */
export function AutoFocus() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Popup open={open} onOpenChange={setOpen}>
        <input aria-label="Name" />
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- A dialog is where it belongs. */}
        <input aria-label="E-mail" autoFocus />
      </Popup>
    </>
  )
}

export function InitialFocus() {
  const [isSure, setIsSure] = useState(false)
  const [open, setOpen] = useState(false)
  const safe = useRef<HTMLButtonElement>(null)
  const text = useRef<HTMLParagraphElement>(null)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Popup open={open} onOpenChange={setOpen} initialFocus={isSure ? () => text.current : safe}>
        <p ref={text}>Everything will be deleted.</p>
        <button type="button" onClick={() => setIsSure(true)}>
          Delete
        </button>
        <button type="button" ref={safe}>
          Keep
        </button>
      </Popup>
    </>
  )
}

/** Controls at the ends that Tab does not reach: hidden, inert, in a disabled group, and an unchecked radio button. */
export function Ends() {
  return (
    <Popup defaultOpen>
      <button type="button" style={{ visibility: 'hidden' }}>
        Hidden
      </button>
      <fieldset disabled>
        <input aria-label="Disabled" />
      </fieldset>
      <label>
        <input type="radio" name="size" /> Small
      </label>
      <label>
        <input type="radio" name="size" defaultChecked /> Large
      </label>
      <div inert>
        <a href="#inert">Inert</a>
      </div>
    </Popup>
  )
}

/** The row and its button, which has opened the popup, are gone when the popup closes. */
export function OpenerRemoved() {
  const [rows, setRows] = useState(['Ada', 'Bo', 'Cy'])
  const [row, setRow] = useState<string>()
  return (
    <>
      <ul>
        {rows.map((name) => (
          <li key={name}>
            {name}
            <button type="button" onClick={() => setRow(name)}>
              Delete {name}
            </button>
          </li>
        ))}
      </ul>
      {row !== undefined && (
        <Popup
          open
          closeLabel="Delete it"
          onClose={() => {
            setRows(rows.filter((one) => one !== row))
            setRow(undefined)
          }}
        />
      )}
    </>
  )
}

export function NewContent() {
  const [name, setName] = useState<string>()
  return (
    <>
      {['Ada', 'Bo'].map((one) => (
        <button key={one} type="button" onClick={() => setName(one)}>
          Rename {one}
        </button>
      ))}
      <Popup open={name !== undefined} onOpenChange={() => setName(undefined)}>
        <input aria-label="Note" />
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- A dialog is where it belongs. */}
        <input key={name} aria-label={name} defaultValue={name} autoFocus />
      </Popup>
    </>
  )
}

export function Hidden() {
  const [open, setOpen] = useState(false)
  const [mode, setMode] = useState<'visible' | 'hidden'>('visible')
  const field = useRef<HTMLInputElement>(null)
  const hide = () => {
    setMode('hidden')
    setTimeout(() => setMode('visible'), 300)
  }
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Activity mode={mode}>
        <Popup open={open} onOpenChange={setOpen} initialFocus={field}>
          <button type="button" onClick={hide}>
            Hide
          </button>
          <input ref={field} aria-label="Name" />
        </Popup>
      </Activity>
    </>
  )
}

/** Each button removes itself, without the popup being rendered. */
function Removable() {
  const [names, setNames] = useState(['Ada', 'Bo', 'Cy'])
  return names.map((name) => (
    <button key={name} type="button" onClick={() => setNames(names.filter((one) => one !== name))}>
      {name}
    </button>
  ))
}

class Field extends HTMLElement {
  constructor() {
    super()
    this.attachShadow({ mode: 'open', delegatesFocus: true }).innerHTML = '<input>'
  }
}
customElements.define('own-field', Field)

/** The first control is in the shadow tree of a custom element. */
export function CustomElement() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Popup open={open} onOpenChange={setOpen}>
        {createElement('own-field')}
        <button type="button">Next</button>
      </Popup>
    </>
  )
}

export function ContentRemoved() {
  return (
    <Popup defaultOpen>
      <Removable />
    </Popup>
  )
}

/** A consumer who asks. */
export function Asked() {
  const [answer, setAnswer] = useState('none')
  return (
    <>
      <Popup
        defaultOpen
        heading="Leave the page?"
        description="What you wrote is not saved."
        closeLabel="Stay"
        actions={
          <form method="dialog">
            <button type="submit" value="leave">
              Leave
            </button>
          </form>
        }
        onOpenChange={(_open, returnValue) => setAnswer(returnValue)}
      />
      <output>Answer: {answer}</output>
    </>
  )
}
