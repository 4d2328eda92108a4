import { memo, useState } from 'react'
import { ColorField, RangeField } from '../../docs/customizer/fields'
import { glassControls, type GlassName } from '../../glass/glass-values'
import { alphaOf, isColor, toHex, withAlpha } from '../../registry/color'
import { parse, type ColorControl, type RangeControl, type Value } from '../../registry/controls'
import { Icon } from '../../ui/icon'
import { idOf, labelOf, nameOf } from './control-groups'
import styles from './control.module.css'
import { moveControl, setGlass, toggleLock, useGlass, useStudio } from './studio-store'

/** The control of one value: its field, a lock, and a reset button when the value is not the default. */
export const GlassControl = memo(({ name }: { readonly name: GlassName }) => {
  const control = glassControls[name]
  const value = useGlass((glass) => glass[name])
  const isLocked = useStudio(({ locked }) => locked.has(name))
  const spoken = nameOf(name)
  const field = { id: idOf(name), label: labelOf(name), name: spoken }
  const move = (next: Value) => moveControl(name, { [name]: next })
  const reset = () => {
    setGlass({ [name]: control.default })
    // The button is about to disappear, and must not take the focus with it.
    document.getElementById(field.id)?.focus()
  }
  return (
    <div className={styles.control}>
      {control.type === 'range' ? (
        <RangeField
          {...field}
          control={control}
          value={Number(value)}
          onChange={move}
          beside={<TypedNumber control={control} name={spoken} value={Number(value)} onChange={move} />}
        />
      ) : (
        <GlassColor {...field} control={control} value={String(value)} onChange={move} />
      )}
      <button
        type="button"
        className={styles.lock}
        aria-pressed={isLocked}
        aria-label={`Lock ${spoken}`}
        title="Lock: nothing but this control changes it"
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

interface TypedNumberProps {
  readonly control: RangeControl
  /** The name of the range beside it. */
  readonly name: string
  readonly value: number
  readonly onChange: (value: number) => void
}

/** The number field of a range. A text that is not the range's number stays until the field loses focus. */
function TypedNumber({ control, name, value, onChange }: TypedNumberProps) {
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
      aria-invalid={draft !== undefined && parse(control, draft) !== Number(draft) ? true : undefined}
      min={control.min}
      max={control.max}
      step={control.step}
      value={draft ?? value}
      onChange={(event) => take(event.target.value)}
      onBlur={() => setDraft(undefined)}
    />
  )
}

interface GlassColorProps {
  readonly id: string
  readonly label: string
  readonly name: string
  readonly control: ColorControl
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Formats a color for a glass: without alpha, or with alpha rounded to hundredths. */
const formatted = ({ alpha = false }: ColorControl, text: string) =>
  alpha ? withAlpha(text, Number(alphaOf(text).toFixed(2))) : toHex(text)

/** The field of a color. Invalid text stays until the field loses focus, and does not change the glass. */
function GlassColor({ control, value, onChange, ...field }: GlassColorProps) {
  const [draft, setDraft] = useState<string>()
  const take = (text: string) => {
    const color = isColor(text) ? formatted(control, text) : undefined
    setDraft(color === text ? undefined : text)
    if (color !== undefined) onChange(color)
  }
  return (
    <div onBlur={() => setDraft(undefined)}>
      <ColorField
        {...field}
        control={control}
        value={draft ?? value}
        onChange={take}
        problem={draft === undefined || isColor(draft) ? undefined : 'This is not a color yet.'}
      />
    </div>
  )
}
