import { memo } from 'react'
import type { Control, Value } from '../registry/controls'
import { Icon } from '../ui/icon'
import styles from './customiser-view.module.css'
import { Field } from './fields/fields'

interface KnobProps {
  readonly id: string
  /** The control's name in its section: the prop or parameter that it sets. */
  readonly name: string
  readonly label: string
  readonly control: Control
  readonly value: Value
  /** Whether it has a button that brings its default back. */
  readonly reset: boolean
  readonly set: (name: string, value: Value) => void
}

/** A control with its field. It renders again for a new value of its own, and not for those of its neighbours. */
export const Knob = memo(function Knob({ id, name, label, control, value, reset, set }: KnobProps) {
  return (
    <div className={styles.control}>
      <Field id={id} label={label} control={control} value={value} onChange={(next) => set(name, next)} />
      {reset && (
        <button
          type="button"
          className={styles.reset}
          title={`Reset ${label}`}
          onClick={() => set(name, control.default)}
        >
          <Icon name="rotate-ccw" size={16} />
          <span className="visually-hidden">Reset {label}</span>
        </button>
      )}
    </div>
  )
})
