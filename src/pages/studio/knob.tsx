import { memo } from 'react'
import { RangeField } from '../../docs/customizer/fields/range-field'
import { glassControls, type GlassField } from '../../glass/glass-values'
import type { Value } from '../../registry/controls'
import { Icon } from '../../ui/icon'
import { GlassColor } from './glass-color'
import { idOf, labelOf, nameOf } from './knob-groups'
import styles from './knob.module.css'
import { setGlass, toggleLock, turnKnob, useGlass, useStudio } from './studio-store'
import { TypedNumber } from './typed-number'

/** The knob of one value: its field, a lock, and the button that restores the default. */
export const Knob = memo(({ name }: { readonly name: GlassField }) => {
  const control = glassControls[name]
  const value = useGlass((glass) => glass[name])
  const isLocked = useStudio(({ locked }) => locked.has(name))
  const spoken = nameOf(name)
  const field = { id: idOf(name), label: labelOf(name), name: spoken }
  const turn = (next: Value) => turnKnob(name, { [name]: next })
  const reset = () => {
    setGlass({ [name]: control.default })
    // The button is about to go, and focus must not be lost with it.
    document.getElementById(field.id)?.focus()
  }
  return (
    <div className={styles.knob}>
      {control.type === 'range' ? (
        <RangeField
          {...field}
          control={control}
          value={Number(value)}
          onChange={turn}
          beside={<TypedNumber control={control} name={spoken} value={Number(value)} onChange={turn} />}
        />
      ) : (
        <GlassColor {...field} control={control} value={String(value)} onChange={turn} />
      )}
      <button
        type="button"
        className={styles.lock}
        aria-pressed={isLocked}
        aria-label={`Lock ${spoken}`}
        title="Lock: nothing but this knob changes it"
        onClick={() => toggleLock(name)}
      />
      {value !== control.default && (
        <button
          type="button"
          className={styles.reset}
          aria-label={`Reset ${spoken}`}
          title="Reset"
          onClick={reset}
        >
          <Icon name="rotate-ccw" size={16} />
        </button>
      )}
    </div>
  )
})
