import { labelOf, type Control } from '../../registry/controls'
import { Icon } from '../../ui/icon'
import { useCustomized, type Customizer } from './customizer-store'
import styles from './customizer-view.module.css'
import { Field } from './fields/fields'

interface KnobProps {
  readonly customizer: Customizer
  readonly id: string
  /** The control's name in its section. */
  readonly name: string
  readonly control: Control
}

/** A control's field and, where the section has one, the button that restores its default. */
export function Knob({ customizer, id, name, control }: KnobProps) {
  const label = labelOf(name, control)
  return (
    <div className={styles.control}>
      <LiveField customizer={customizer} id={id} label={label} name={name} control={control} />
      {customizer.section.reset && (
        <button
          type="button"
          className={styles.reset}
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

/** The part of a knob that follows its value. */
function LiveField({ customizer, name, control, ...field }: KnobProps & { readonly label: string }) {
  const value = useCustomized(customizer, ({ values }) => values[name] ?? control.default)
  return <Field {...field} control={control} value={value} onChange={(next) => customizer.set(name, next)} />
}
