import type { ReactElement } from 'react'
import { alphaOf, toHex, withAlpha } from '../../registry/color'
import type { ColorControl, Control, RangeControl, ValueOf } from '../../registry/controls'
import styles from './fields.module.css'

// The fields that the studio has, too. The others are in controls.tsx, which the studio does not load.

/** The props of every field. */
export interface FieldProps<C extends Control> {
  /** The id of the field's main input. */
  readonly id: string
  readonly label: string
  /** The accessible name, where the label alone is ambiguous: "Light, tint". It contains the label. */
  readonly name?: string
  readonly control: C
  readonly value: ValueOf<C>
  readonly onChange: (value: ValueOf<C>) => void
}

interface RangeFieldProps extends FieldProps<RangeControl> {
  /** Replaces the value beside the label, with a field to type it for example. */
  readonly beside?: ReactElement
}

/** A slider with its value. */
export function RangeField({ id, label, name, control, value, onChange, beside }: RangeFieldProps) {
  const { min, max, step, unit = '' } = control
  const write = (number: number) => `${number}${unit}`
  const longest = Math.max(...[min, max, max - step].map((number) => write(number).length))
  return (
    <div className={styles.field}>
      <div className={styles.labelRow}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {beside ?? (
          <output className={styles.output} htmlFor={id}>
            {/* Each value begins in the same place: a text that begins elsewhere after hydration has moved. */}
            {write(value).padStart(longest)}
          </output>
        )}
      </div>
      <input
        id={id}
        type="range"
        className={styles.range}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-label={name}
        aria-valuetext={unit === '' ? undefined : `${value} ${unit}`}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  )
}

interface ColorFieldProps extends FieldProps<ColorControl> {
  /** The error message for the text. */
  readonly problem?: string | undefined
}

/** A color picker and a text field for the same color; with `alpha`, a slider for its opacity. */
export function ColorField({ id, label, name, control, value, onChange, problem }: ColorFieldProps) {
  const spoken = name ?? label
  const pick = (hex: string) => onChange(control.alpha === true ? withAlpha(hex, alphaOf(value)) : hex)
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          type="color"
          className={styles.picker}
          aria-label={`${spoken}, picker`}
          value={toHex(value)}
          onChange={(event) => pick(event.target.value)}
        />
        <input
          id={id}
          type="text"
          className={styles.input}
          value={value}
          autoComplete="off"
          spellCheck={false}
          aria-label={name}
          aria-invalid={problem === undefined ? undefined : true}
          aria-describedby={problem === undefined ? undefined : `${id}-error`}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      {problem !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {problem}
        </p>
      )}
      {control.alpha === true && (
        <div className={styles.alpha}>
          <label htmlFor={`${id}-alpha`}>
            <span className="visually-hidden">{`${spoken}, `}</span>Alpha
          </label>
          <input
            id={`${id}-alpha`}
            type="range"
            className={styles.range}
            min={0}
            max={1}
            step={0.01}
            value={alphaOf(value)}
            onChange={(event) => onChange(withAlpha(value, event.target.valueAsNumber))}
          />
          <output className={styles.output} htmlFor={`${id}-alpha`}>
            {alphaOf(value)}
          </output>
        </div>
      )}
    </div>
  )
}
