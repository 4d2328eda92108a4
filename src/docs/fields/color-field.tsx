import { alphaOf, toHex, withAlpha } from '../../registry/color'
import type { ColorControl } from '../../registry/controls'
import styles from './fields.module.css'
import type { FieldProps } from './field'

/** A color picker and a text field for the same color; with `alpha`, a slider for its opacity. */
export function ColorField({ id, label, control, value, onChange }: FieldProps<ColorControl>) {
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
          aria-label={`${label}, picker`}
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
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      {control.alpha === true && (
        <div className={styles.alpha}>
          <label htmlFor={`${id}-alpha`}>
            <span className="visually-hidden">{label}, </span>Alpha
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
