import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { Ignored, ReadCss } from '../../../glass/read-css/report'
import { Icon } from '../../../ui/icon'
import { lockScroll } from '../../../ui/scroll-lock'
import styles from './paste-dialog.module.css'

export interface PasteCssProps<Values> {
  /**
   * Reads a text. A reader that must be loaded first returns a promise.
   *
   * @throws {CssError} If the text is not CSS. The dialog shows its message.
   */
  readonly read: (text: string) => ReadCss<Values> | Promise<ReadCss<Values>>
  /** Called with the values when the visitor applies them. */
  readonly onApply: (values: Values) => void
}

interface PasteDialogProps<Values> extends PasteCssProps<Values> {
  /** Called when the dialog has closed itself. */
  readonly onClose: () => void
}

/** The values in a text, and a message about them or about why there are none. */
interface Answer<Values> {
  readonly read?: ReadCss<Values>
  readonly message: string
}

const example = 'background: rgba(255, 255, 255, 0.25);\nbackdrop-filter: blur(10px);'

const summary = ({ understood, ignored }: ReadCss<unknown>) =>
  understood.length === 0
    ? 'Nothing in this CSS changes the glass.'
    : `Understood: ${understood.length}. Left out: ${ignored.length}.`

const messageOf = (error: unknown) =>
  error instanceof Error && error.name === 'CssError'
    ? error.message
    : 'The CSS reader could not be loaded. Close this dialog and try again.'

/** A dialog with a field for CSS. It shows at once what is understood, and what is left out and why. */
export function PasteDialog<Values>({ read, onApply, onClose }: PasteDialogProps<Values>) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const latest = useRef('')
  const [text, setText] = useState('')
  const [answer, setAnswer] = useState<Answer<Values>>({ message: '' })

  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // Removing an open dialog does not restore the focus.
    return () => shown?.close()
  }, [])
  useEffect(lockScroll, [])

  const change = async (next: string) => {
    latest.current = next
    setText(next)
    const answered = await judge(read, next)
    // The answer to an earlier text is outdated.
    if (latest.current === next) setAnswer(answered)
  }
  const apply = () => {
    if (answer.read) onApply(answer.read.glass)
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
      <h2 id={`${id}-title`}>Import CSS</h2>
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
          onClick={apply}
        >
          Apply
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

/** Groups declarations that were left out by the reason, which several often share. */
function byReason(ignored: readonly Ignored[]): ReadonlyMap<string, readonly string[]> {
  const reasons = new Map<string, string[]>()
  for (const { text, why } of ignored) {
    const texts = reasons.get(why)
    if (texts) texts.push(text)
    else reasons.set(why, [text])
  }
  return reasons
}

/** The most declarations that are listed for a reason. */
const listed = 50

/** The declarations that were understood, and those that were left out. Its box can take the focus to be scrolled. */
const ReadReport = ({ understood, ignored }: Pick<ReadCss<unknown>, 'understood' | 'ignored'>) => (
  <div className={styles.report} role="region" aria-label="What was read" tabIndex={0}>
    {understood.length > 0 && (
      <>
        <h3 className={styles.understood}>
          <Icon name="check" size={18} /> Understood
        </h3>
        <ul>
          {understood.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </>
    )}
    {ignored.length > 0 && (
      <>
        <h3>Left out</h3>
        <ul>
          {[...byReason(ignored)].map(([why, texts]) => (
            <li key={why}>
              {why}
              {texts.slice(0, listed).map((text) => (
                <code key={text}>{text}</code>
              ))}
              {texts.length > listed && <span>{` And ${texts.length - listed} more.`}</span>}
            </li>
          ))}
        </ul>
      </>
    )}
  </div>
)
