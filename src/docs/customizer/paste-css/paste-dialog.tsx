import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { ReadCss } from '../../../glass/read-css/report'
import { lockScroll } from '../../../ui/scroll-lock'
import type { PasteCssProps } from './paste-css'
import styles from './paste-dialog.module.css'
import { ReadReport } from './read-report'

interface PasteDialogProps<Values> extends PasteCssProps<Values> {
  /** Called when the dialog has closed itself. */
  readonly onClose: () => void
}

/** What was read from the text, or why nothing was. */
interface Answer<Values> {
  readonly read?: ReadCss<Values>
  readonly message: string
}

const example = 'background: rgba(255, 255, 255, 0.25);\nbackdrop-filter: blur(10px);'

const summary = ({ understood, ignored }: ReadCss<unknown>) =>
  understood.length === 0
    ? 'Nothing in it is a value of the glass.'
    : `Understood: ${understood.length}. Left out: ${ignored.length}.`

const messageOf = (error: unknown) =>
  error instanceof Error && error.name === 'CssError'
    ? error.message
    : 'What reads the text could not be loaded. Close this, and try again.'

/** A dialog with a field for CSS. It says at once what is understood, and what is not and why. */
export function PasteDialog<Values>({ read, onTake, onClose }: PasteDialogProps<Values>) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const latest = useRef('')
  const [text, setText] = useState('')
  const [answer, setAnswer] = useState<Answer<Values>>({ message: '' })

  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // A dialog that only disappears would not give the focus back.
    return () => shown?.close()
  }, [])
  useEffect(lockScroll, [])

  const change = async (next: string) => {
    latest.current = next
    setText(next)
    const answered = await judge(read, next)
    // A text that was typed later has its own answer.
    if (latest.current === next) setAnswer(answered)
  }
  const take = () => {
    if (answer.read) onTake(answer.read.glass)
    dialog.current?.close()
  }
  const isWrong = text.trim() !== '' && answer.message !== '' && answer.read === undefined
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      onClose={() => {
        // In development, React mounts twice, and the first dialog closes after the second has opened.
        if (dialog.current?.open !== true) onClose()
      }}
    >
      <h2 id={`${id}-title`}>Paste CSS</h2>
      <p id={`${id}-hint`} className={styles.hint}>
        From a generator, from a style sheet, or from here: a rule, declarations alone, or custom properties.
      </p>
      <label htmlFor={id} className={styles.label}>
        CSS
      </label>
      <textarea
        id={id}
        className={styles.text}
        value={text}
        placeholder={example}
        rows={7}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-describedby={`${id}-hint ${id}-answer`}
        aria-invalid={isWrong}
        onChange={(event) => void change(event.target.value)}
      />
      <p id={`${id}-answer`} className={styles.answer} data-wrong={isWrong} role="status">
        {answer.message}
      </p>
      {answer.read && <ReadReport understood={answer.read.understood} ignored={answer.read.ignored} />}
      <div className={styles.actions}>
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          Cancel
        </button>
        <button
          type="button"
          className="button button-primary"
          disabled={(answer.read?.understood.length ?? 0) === 0}
          onClick={take}
        >
          Take in
        </button>
      </div>
    </dialog>
  )
}

async function judge<Values>(read: PasteCssProps<Values>['read'], text: string): Promise<Answer<Values>> {
  try {
    const answer = await read(text)
    return { read: answer, message: summary(answer) }
  } catch (error) {
    return { message: messageOf(error) }
  }
}
