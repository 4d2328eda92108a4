'use client'

import { useId, useRef } from 'react'
import type { GlassStyle } from '../glass/glass'
import { formatNumber } from '../shared/locale'
import { useFormEvent } from '../shared/use-form-event'
import type { Product, ProductChoice } from './product-data'
import type { ProductTexts } from './product-labels'
import { ChoicesRow, Colors, Sizes, Swatch, Swatches } from './product.styles'

interface ChoicesProps {
  product: Product
  choice: ProductChoice
  texts: ProductTexts
  locale: string | undefined
  name: string | undefined
  onChoice: (choice: ProductChoice) => void
  onReset: () => void
}

const sizeFormat = { useGrouping: false, maximumFractionDigits: 10 } as const

/** React marks no option as the initial one, to which the reset of a form returns. */
const markInitial = (select: HTMLSelectElement | null) => {
  for (const option of select?.options ?? []) option.defaultSelected = option.selected
}

/** The color swatches, which are radio buttons, and the list of sizes. */
export function Choices({ product, choice, texts, locale, name, onChoice, onReset }: ChoicesProps) {
  const id = useId()
  const colors = useRef<HTMLFieldSetElement>(null)
  const sizes = product.sizes.filter(Number.isFinite)
  const size = Number.isFinite(choice.size) ? choice.size : '–'
  // One of them, also where two have the same name.
  const chosen = product.colors.findIndex((offered) => offered.name === choice.color)
  // Radio buttons need a name. One that the consumer has not given is none of the form's data.
  const colorName = `${name ?? id}.color`
  useFormEvent(colors, 'reset', onReset)
  useFormEvent(colors, 'formdata', ({ formData }) => {
    if (name === undefined) formData.delete(colorName)
  })
  return (
    <ChoicesRow>
      <Colors ref={colors}>
        <legend>{texts.color}</legend>
        <Swatches>
          {product.colors.map((offered, index) => (
            <Swatch key={index} title={offered.name}>
              <input
                type="radio"
                name={colorName}
                value={offered.name}
                aria-label={offered.name}
                checked={index === chosen}
                onChange={() => onChoice({ ...choice, color: offered.name })}
              />
              <span style={colorOf(offered.value)} />
            </Swatch>
          ))}
        </Swatches>
      </Colors>
      <Sizes htmlFor={`${id}-size`}>
        <span>{texts.size}</span>
        <select
          name={name && `${name}.size`}
          ref={markInitial}
          id={`${id}-size`}
          value={size}
          onChange={(event) => onChoice({ ...choice, size: Number(event.target.value) })}
        >
          {/* Without it, the browser would show the first size, which then could not be chosen. */}
          {!sizes.includes(choice.size) && (
            <option value={size} disabled hidden>
              {size}
            </option>
          )}
          {sizes.map((offered, index) => (
            <option key={index} value={offered}>
              {formatNumber(offered, locale, 'en-IN', sizeFormat)}
            </option>
          ))}
        </select>
      </Sizes>
    </ChoicesRow>
  )
}

/** The color of a swatch, and of the light behind the picture. */
export const colorOf = (color: string): GlassStyle => ({ '--product-color': color })
