'use client'

import { useId, useRef } from 'react'
import { focusRing, styled, type GlassStyle } from '../glass/glass'
import { useFormEvent } from '../shared/use-form-event'
import type { Product, ProductChoice } from './product-data'
import type { ProductTexts } from './product-labels'

interface ChoicesProps {
  product: Product
  choice: ProductChoice
  texts: ProductTexts
  name: string | undefined
  onChoice: (choice: ProductChoice) => void
  onReset: () => void
}

/** React marks no option as the initial one, to which the reset of a form returns. */
const markInitial = (select: HTMLSelectElement | null) => {
  for (const option of select?.options ?? []) option.defaultSelected = option.selected
}

/** The color swatches, which are radio buttons, and the list of sizes. */
export function Choices({ product, choice, texts, name, onChoice, onReset }: ChoicesProps) {
  const id = useId()
  const colors = useRef<HTMLFieldSetElement>(null)
  const sizes = product.sizes.filter(Number.isFinite)
  const size = Number.isFinite(choice.size) ? choice.size : '–'
  // Radio buttons need a name. One that the consumer has not given is none of the form's data.
  const colorName = `${name ?? id}.color`
  useFormEvent(colors, 'reset', onReset)
  useFormEvent(colors, 'formdata', ({ formData }) => {
    if (name === undefined) formData.delete(colorName)
  })
  return (
    <Row>
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
                checked={offered.name === choice.color}
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
              {offered}
            </option>
          ))}
        </select>
      </Sizes>
    </Row>
  )
}

/** The color of a swatch, and of the light behind the picture. */
export const colorOf = (color: string): GlassStyle => ({ '--product-color': color })

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: 0.5rem 1rem;
  margin-top: 1rem;
  font-size: 0.875rem;
  font-weight: 600;
`

const Colors = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & legend {
    padding: 0;
  }
`

const Swatches = styled.div`
  display: flex;
  gap: 0.25rem;
`

const Swatch = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  border-radius: 50%;
  cursor: pointer;

  & input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  & span {
    width: 1.75rem;
    height: 1.75rem;
    border: 2px solid var(--_fallback);
    border-radius: 50%;
    background-color: var(--product-color);
    box-shadow: 0 0 0 1px var(--_boundary);
  }

  & input:checked + span {
    box-shadow: 0 0 0 2px var(--_foreground);
  }

  & input:focus-visible + span {
    ${focusRing}
  }

  /* The swatches keep their colors. The ring around the selected one uses system colors. */
  @media (forced-colors: active) {
    & span {
      border-color: Canvas;
      forced-color-adjust: none;
    }

    & input:checked + span {
      box-shadow: 0 0 0 3px Highlight;
    }

    & input:focus-visible + span {
      outline-color: CanvasText;
      outline-offset: 4px;
      box-shadow: 0 0 0 9px Canvas;
    }
  }
`

const Sizes = styled.label`
  display: grid;
  gap: 0.25rem;

  & select {
    min-width: 5rem;
    max-width: 100%;
    min-height: 2.5rem;
    padding: 0.25rem 0.625rem;
    border: 1px solid var(--_boundary);
    border-radius: 0.625rem;
    background: var(--_fallback);
    color: inherit;
    font: inherit;
    cursor: pointer;
  }

  & select:focus-visible {
    ${focusRing}
  }
`
