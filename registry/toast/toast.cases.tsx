import { useRef, useState, type ReactNode } from 'react'
import { Toast } from './toast'
import { ToastStack } from './toast-stack'
import { useToaster, type ToastId } from './use-toaster'

/** A consumer who wants to know of everything, and who dismisses a toast by the id that `show` returned. */
export function Handlers() {
  const toaster = useToaster()
  const [calls, setCalls] = useState<readonly string[]>([])
  const last = useRef(0)
  const stack = useRef<HTMLDivElement>(null)
  const log = (what: string) => () => setCalls((known) => [...new Set([...known, what])])
  const show = () => {
    last.current = toaster.show({ title: 'Saved', message: 'Your changes are on the server.' })
  }
  return (
    <>
      <button type="button" onClick={show}>
        Save
      </button>
      <button type="button" onClick={() => toaster.drop(last.current)}>
        Undo
      </button>
      <button type="button" onClick={() => log(`ref: ${stack.current?.role}`)()}>
        Ask
      </button>
      <ToastStack ref={stack}>
        {toaster.toasts.map((toast) => (
          <Toast
            key={toast.id}
            {...toast}
            toaster={toaster}
            onPointerEnter={log('enter')}
            onPointerMove={log('move')}
            onPointerLeave={log('leave')}
            onFocus={log('focus')}
            onBlur={log('blur')}
          />
        ))}
      </ToastStack>
      <output>{calls.join(', ')}</output>
    </>
  )
}

/** Toasts of the consumer's own list, whose ids are strings, in German. */
export function OwnList() {
  const toaster = useToaster()
  const [ids, setIds] = useState<readonly ToastId[]>(['offline', 'update'])
  const drop = (id: ToastId) => setIds((known) => known.filter((one) => one !== id))
  return (
    <ToastStack label="Meldungen">
      {ids.map((id) => (
        <Toast
          key={id}
          id={id}
          title={id === 'offline' ? 'Keine Verbindung' : 'Neue Version'}
          message="Details stehen im Protokoll."
          closeLabel="Schließen"
          toaster={{ ...toaster, drop, keep: 0 }}
        />
      ))}
    </ToastStack>
  )
}

/** Dialogs that save things: one inside the other. The outer one can also disappear without being closed. */
export function InDialogs() {
  const toaster = useToaster()
  const [isThere, setThere] = useState(true)
  const save = () => {
    toaster.show({ title: 'Saved', message: 'Your changes are on the server.' })
  }
  return (
    <>
      <ToastStack>
        {toaster.toasts.map((toast) => (
          <Toast key={toast.id} {...toast} toaster={toaster} />
        ))}
      </ToastStack>
      <button type="button" onClick={save}>
        Save on the page
      </button>
      {isThere && (
        <Saving name="outer" save={save}>
          <Saving name="inner" save={save} />
          <button type="button" onClick={() => setThere(false)}>
            Remove outer
          </button>
        </Saving>
      )}
    </>
  )
}

function Saving({ name, save, children }: { name: string; save: () => void; children?: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        Open {name}
      </button>
      <dialog ref={dialog} aria-label={name}>
        <button type="button" onClick={save}>
          Save in {name}
        </button>
        <button type="button" onClick={() => dialog.current?.close()}>
          Close {name}
        </button>
        {children}
      </dialog>
    </>
  )
}

/** Work whose outcome the test decides. */
export function Promised() {
  const toaster = useToaster()
  const [undone, setUndone] = useState(0)
  const end = useRef<{ resolve: (count: number) => void; reject: (reason: Error) => void }>(undefined)
  const undo = { text: 'Undo', onClick: () => setUndone(undone + 1) }
  const save = () => {
    const work = new Promise<number>((resolve, reject) => (end.current = { resolve, reject }))
    toaster.promise(work, {
      pending: { title: 'Saving', message: 'Please wait.' },
      fulfilled: (count) => ({ title: 'Saved', message: `${count} files are on the server.`, action: undo }),
      rejected: (reason) => ({ title: 'Not saved', message: String(reason) }),
    })
  }
  return (
    <>
      <button type="button" onClick={save}>
        Save
      </button>
      <button type="button" onClick={() => end.current?.resolve(2)}>
        Resolve
      </button>
      <button type="button" onClick={() => end.current?.reject(new Error('The disk is full.'))}>
        Reject
      </button>
      <ToastStack>
        {toaster.toasts.map((toast) => (
          <Toast key={toast.id} {...toast} toaster={toaster} />
        ))}
      </ToastStack>
      <output>Undone: {undone}</output>
    </>
  )
}
