import { useState } from 'react'
import { parseWidth, widthLimits } from '../preview-settings'
import { choosePreview } from '../preview-store'
import styles from './preview-tools.module.css'

/** The exact width, in px. A number that no stage can have stays in the field until the field loses focus. */
export function WidthField({ width }: { readonly width: number | undefined }) {
  const [draft, setDraft] = useState<string>()
  const isWrong = draft !== undefined && draft !== '' && parseWidth(draft) === undefined
  const take = (text: string) => {
    setDraft(text)
    const wanted = parseWidth(text)
    if (wanted !== undefined) choosePreview({ width: wanted })
  }
  return (
    <label className={styles.field}>
      <span className="visually-hidden">Width in </span>
      <input
        type="number"
        {...widthLimits}
        value={draft ?? width ?? ''}
        aria-invalid={isWrong}
        onChange={(event) => take(event.target.value)}
        onBlur={() => setDraft(undefined)}
      />
      px
      {isWrong && (
        <span role="status">
          , from {widthLimits.min} to {widthLimits.max}
        </span>
      )}
    </label>
  )
}
