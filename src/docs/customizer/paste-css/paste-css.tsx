import { useState } from 'react'
import type { PasteCssProps, PasteDialog } from './paste-dialog'

/** A button that opens a dialog to paste CSS into. The dialog is loaded when it is first opened. */
export function PasteCss<Values>({ read, onApply }: PasteCssProps<Values>) {
  const [Dialog, setDialog] = useState<typeof PasteDialog>()
  const [failure, setFailure] = useState('')
  const [status, setStatus] = useState('')

  const open = async () => {
    const loaded = await import('./paste-dialog').catch(() => undefined)
    setStatus('')
    setFailure(loaded ? '' : 'The dialog could not be loaded. Check your connection and try again.')
    // A component is a function, which React would call for the next state.
    setDialog(() => loaded?.PasteDialog)
  }
  return (
    <>
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => void open()}>
        Import CSS
      </button>
      {failure !== '' && <span role="alert">{failure}</span>}
      <span className="visually-hidden" role="status">
        {status}
      </span>
      {Dialog && (
        <Dialog
          read={read}
          onApply={(values: Values) => {
            onApply(values)
            setStatus('Applied.')
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  )
}
