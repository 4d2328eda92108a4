import { useEffect, useId, useRef, useState, type PointerEvent } from 'react'
import { Drawer, type DrawerProps } from './drawer'

const lines = Array.from({ length: 60 }, (_, index) => `Line ${index + 1}`)

/** A drawer that opens again and again, and says what it asks for. */
function Reopened(props: Partial<DrawerProps>) {
  const [open, setOpen] = useState(true)
  const [asked, setAsked] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Drawer
        heading="Drawer"
        {...props}
        open={open}
        onOpenChange={(isOpen) => {
          setOpen(isOpen)
          setAsked(asked + 1)
        }}
      >
        {props.children ?? <p>Text to select</p>}
      </Drawer>
      <output>{`Asked: ${asked}`}</output>
    </>
  )
}

export const Start = () => <Reopened side="start" />
export const End = () => <Reopened side="end" />
export const Top = () => <Reopened side="top" />
export const Bottom = () => <Reopened side="bottom" />

export const StartRtl = () => (
  <div dir="rtl">
    <Reopened side="start" />
  </div>
)

export const EndRtl = () => (
  <div dir="rtl">
    <Reopened side="end" />
  </div>
)

export const Long = () => (
  <Reopened side="bottom" actions={<button type="button">Done</button>}>
    <input type="range" aria-label="Price" style={{ width: '100%' }} />
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </Reopened>
)

/** Content that scrolls sideways in a drawer that is dragged sideways. */
export const Sideways = () => (
  <Reopened>
    <pre style={{ overflowX: 'auto' }}>{lines.join(' ')}</pre>
    <input type="range" aria-label="Price" />
  </Reopened>
)

/** The consumer keeps it open, whatever the visitor does. */
export function Kept() {
  const [asked, setAsked] = useState(0)
  return (
    <>
      <Drawer open heading="Kept" onOpenChange={() => setAsked(asked + 1)} />
      <output>{`Asked: ${asked}`}</output>
    </>
  )
}

/** The handlers of a consumer, who wants no drags, but to know of everything. */
export function Handlers() {
  const [calls, setCalls] = useState<readonly string[]>([])
  const dialog = useRef<HTMLDialogElement>(null)
  const [element, setElement] = useState<string>()
  useEffect(() => setElement(dialog.current?.localName), [])
  const log = (what: string) => () => setCalls((known) => [...new Set([...known, what])])
  return (
    <>
      <Drawer
        ref={dialog}
        id="given"
        className="given"
        defaultOpen
        heading="Handlers"
        closeLabel="Schließen"
        onPointerDown={(event: PointerEvent) => {
          event.preventDefault()
          log('pointerdown')()
        }}
        onKeyDown={log('keydown')}
        onCancel={log('cancel')}
        onClose={log('close')}
        onOpenChange={(open) => log(`open: ${open}`)()}
      />
      <p>Ref: {element}</p>
      <output>{calls.join(', ')}</output>
    </>
  )
}

/** A form whose buttons close the drawer with their values. */
export function Form() {
  const [open, setOpen] = useState(false)
  const [values, setValues] = useState<readonly string[]>([])
  const id = useId()
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Rename …
      </button>
      <Drawer
        open={open}
        onOpenChange={(isOpen, returnValue) => {
          setOpen(isOpen)
          setValues([...values, returnValue || 'nothing'])
        }}
        heading="Rename"
        actions={
          <button type="submit" form={id} value="now">
            Now
          </button>
        }
      >
        <form id={id} method="dialog">
          <input aria-label="Name" required />
        </form>
      </Drawer>
      <output>{values.join(', ')}</output>
    </>
  )
}

/** Another drawer, which is opened in one. */
export const Nested = () => (
  <Reopened>
    <Drawer defaultOpen heading="Inner" side="bottom" />
  </Reopened>
)
