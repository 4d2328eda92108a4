import { useState } from 'react'
import type { ReadCss } from '../../../glass/read-css/report'
import type { PasteDialog } from './paste-dialog'

export interface PasteCssProps<Values> {
  /**
   * Reads a text. A reader that is loaded first returns a promise.
   *
   * @throws {CssError} Where the text is no CSS. Its message is shown.
   */
  readonly read: (text: string) => ReadCss<Values> | Promise<ReadCss<Values>>
  /** Called with what was read when the visitor takes it in. */
  readonly onTake: (values: Values) => void
}

/** A button that opens a dialog to paste CSS into. The dialog is loaded when it is first opened. */
export function PasteCss<Values>({ read, onTake }: PasteCssProps<Values>) {
  const [Dialog, setDialog] = useState<typeof PasteDialog>()
  const [failure, setFailure] = useState('')
  const [taken, setTaken] = useState('')

  const open = async () => {
    const loaded = await import('./paste-dialog').catch(() => undefined)
    setTaken('')
    setFailure(loaded ? '' : 'That could not be loaded. Try again.')
    // A component is a function, which React would call for the next state.
    setDialog(() => loaded?.PasteDialog)
  }
  return (
    <>
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => void open()}>
        Paste CSS
      </button>
      {failure !== '' && <span role="alert">{failure}</span>}
      <span className="visually-hidden" role="status">
        {taken}
      </span>
      {Dialog && (
        <Dialog
          read={read}
          onTake={(values: Values) => {
            onTake(values)
            setTaken('Taken in.')
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  )
}
