import { useState } from 'react'
import { parse, type RangeControl } from '../../registry/controls'
import styles from './knob.module.css'

interface TypedNumberProps {
  readonly control: RangeControl
  /** The name of the range that it stands beside. */
  readonly name: string
  readonly value: number
  readonly onChange: (value: number) => void
}

/** A field for the number of a range. A text that is no such number stays until the field loses focus. */
export function TypedNumber({ control, name, value, onChange }: TypedNumberProps) {
  const [draft, setDraft] = useState<string>()
  const take = (text: string) => {
    const number = parse(control, text)
    const isTaken = typeof number === 'number'
    setDraft(isTaken && String(number) === text ? undefined : text)
    if (isTaken) onChange(number)
  }
  return (
    <input
      type="number"
      className={styles.number}
      aria-label={`${name}, number`}
      aria-invalid={draft !== undefined && parse(control, draft) === undefined ? true : undefined}
      min={control.min}
      max={control.max}
      step={control.step}
      value={draft ?? value}
      onChange={(event) => take(event.target.value)}
      onBlur={() => setDraft(undefined)}
    />
  )
}
