import { useState } from 'react'
import { ColorField } from '../../docs/customizer/fields'
import { alphaOf, isColor, toHex, withAlpha } from '../../registry/color'
import type { ColorControl } from '../../registry/controls'

interface GlassColorProps {
  readonly id: string
  readonly label: string
  readonly name: string
  readonly control: ColorControl
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A color as a glass has it: without alpha, or with one in hundredths. */
const written = ({ alpha = false }: ColorControl, text: string) =>
  alpha ? withAlpha(text, Number(alphaOf(text).toFixed(2))) : toHex(text)

/** The field of a color. A text that is no color yet stays until the field loses focus, and the glass as it was. */
export function GlassColor({ control, value, onChange, ...field }: GlassColorProps) {
  const [draft, setDraft] = useState<string>()
  const take = (text: string) => {
    const color = isColor(text) ? written(control, text) : undefined
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
