import { useId, type ReactNode } from 'react'
import styles from './preview-tools.module.css'

interface ChoiceProps<Value> {
  readonly legend: string
  /** The values to choose from, by their labels. */
  readonly options: Readonly<Record<string, Value>>
  readonly value: Value | undefined
  readonly onChoose: (value: Value) => void
  /** Another way to choose, behind the options. */
  readonly children?: ReactNode
}

/** A setting of the previews: one of a few values. */
export function Choice<Value extends string | number | undefined>({
  legend,
  options,
  value,
  onChoose,
  children,
}: ChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      <div className={styles.options}>
        {Object.entries(options).map(([label, option]) => (
          <label key={label} className={styles.option}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={option === value}
              onChange={() => onChoose(option)}
            />
            {label}
          </label>
        ))}
        {children}
      </div>
    </fieldset>
  )
}
