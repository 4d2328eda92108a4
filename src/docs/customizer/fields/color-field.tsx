import { alphaOf, toHex, withAlpha } from '../../../registry/color'
import type { ColorControl } from '../../../registry/controls'
import styles from './fields.module.css'
import type { FieldProps } from './field'

interface ColorFieldProps extends FieldProps<ColorControl> {
  /** What is wrong with the text. */
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
            <span className="visually-hidden">{spoken}, </span>Alpha
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
