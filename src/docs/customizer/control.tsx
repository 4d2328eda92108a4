import { useState, type ComponentType } from 'react'
import {
  accepts,
  labelOf,
  parse,
  type BooleanControl,
  type Control,
  type NumberControl,
  type SelectControl,
  type TextControl,
  type Value,
} from '../../registry/controls'
import { Icon } from '../../ui/icon'
import viewStyles from './customizer-view.module.css'
import { useCustomized, type Customizer } from './customizer-store'
import { ColorField, RangeField, type FieldProps } from './fields'
import styles from './fields.module.css'

interface ControlViewProps {
  readonly customizer: Customizer
  readonly id: string
  /** The control's name in its section. */
  readonly name: string
  readonly control: Control
}

/** A control's field and, where the section has one, the button that restores its default. */
export function ControlView({ customizer, id, name, control }: ControlViewProps) {
  const label = labelOf(name, control)
  return (
    <div className={viewStyles.control}>
      <LiveField customizer={customizer} id={id} label={label} name={name} control={control} />
      {customizer.section.reset && (
        <button
          type="button"
          className={viewStyles.reset}
          title={`Reset ${label}`}
          onClick={() => customizer.set(name, control.default)}
        >
          <Icon name="rotate-ccw" size={16} />
          <span className="visually-hidden">Reset {label}</span>
        </button>
      )}
    </div>
  )
}

/** The only part of a control that renders again when its value changes. */
function LiveField({ customizer, name, control, ...field }: ControlViewProps & { readonly label: string }) {
  const value = useCustomized(customizer, ({ values }) => values[name] ?? control.default)
  // TypeScript cannot pair `control` and `value` by `type` through a table; the types of customizer() have paired them.
  const Field = fields[control.type] as ComponentType<AnyFieldProps>
  return <Field {...field} control={control} value={value} onChange={(next) => customizer.set(name, next)} />
}

interface AnyFieldProps extends Omit<FieldProps<Control>, 'value' | 'onChange'> {
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** The field of each type of control. */
const fields: {
  readonly [Type in Control['type']]: ComponentType<FieldProps<Extract<Control, { type: Type }>>>
} = {
  boolean: BooleanField,
  color: ColorField,
  number: NumberField,
  range: RangeField,
  select: SelectField,
  text: TextField,
}

function BooleanField({ id, label, value, onChange }: FieldProps<BooleanControl>) {
  return (
    <div className={styles.check}>
      <input id={id} type="checkbox" checked={value} onChange={(event) => onChange(event.target.checked)} />
      <label htmlFor={id}>{label}</label>
    </div>
  )
}

/** "0 or more", "at most 10", "between 0 and 10". */
function bounds({ min, max }: NumberControl): string {
  if (min !== undefined && max !== undefined) return `between ${min} and ${max}`
  if (min !== undefined) return `${min} or more`
  return max === undefined ? 'a number' : `at most ${max}`
}

/** A number field. Invalid text stays in the field, with an error below it, until the field loses focus. */
function NumberField({ id, label, control, value, onChange }: FieldProps<NumberControl>) {
  const [draft, setDraft] = useState<string>()
  const isInvalid = draft !== undefined && parse(control, draft) === undefined
  const change = (text: string) => {
    setDraft(text)
    const number = parse(control, text)
    if (typeof number === 'number' && accepts(control, number)) onChange(number)
  }
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {control.unit !== undefined && <span className={styles.unit}> ({control.unit})</span>}
      </label>
      <input
        id={id}
        type="number"
        className={styles.input}
        min={control.min}
        max={control.max}
        step={control.step ?? 'any'}
        value={draft ?? value}
        aria-invalid={isInvalid}
        aria-describedby={isInvalid ? `${id}-error` : undefined}
        onChange={(event) => change(event.target.value)}
        onBlur={() => setDraft(undefined)}
      />
      {isInvalid && (
        <p id={`${id}-error`} className={styles.error}>
          {label} must be {bounds(control)}.
        </p>
      )}
    </div>
  )
}

function SelectField({ id, label, control, value, onChange }: FieldProps<SelectControl>) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={styles.input}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {control.options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </div>
  )
}

function TextField({ id, label, value, onChange }: FieldProps<TextControl>) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="text"
        className={styles.input}
        value={value}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
