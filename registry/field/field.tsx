'use client'

import type { ComponentProps, ReactElement, ReactNode } from 'react'
import type { GlassStyle } from '../glass/glass'
import { composeHandlers, useMergedRef } from '../shared/compose'
import { keepFocusNear } from '../shared/keep-focus-near'
import { Rendered } from '../shared/render'
import { Root } from './field.styles'
import { useField, type ControlProps } from '../shared/use-field'

export type { ControlProps }

export interface FieldProps extends Omit<ComponentProps<'div'>, 'children' | 'style'> {
  /** The text that names the control. A press on it leads to the control. */
  label: ReactNode
  /**
   * The control: an element, `<Input />`, or a function that returns one. It gets an `id`, `aria-labelledby`,
   * `aria-describedby` and `aria-invalid`.
   */
  children: ReactElement | ((props: ControlProps) => ReactElement)
  /** A sentence that helps to fill in the control. */
  hint?: ReactNode | undefined
  /** The error message. Without it, the field shows the browser's message, once the visitor has left the control. */
  error?: ReactNode | undefined
  /** Whether it counts the characters of a text. */
  counter?: boolean | undefined
  /** The words for the characters that are used, of those that the control's `maxLength` allows. */
  counterText?: ((used: number, most: number | undefined) => string) | undefined
  /** Whether it has no pane, because it is on glass already. */
  bare?: boolean | undefined
  /** Inline styles of the field. The properties of the glass change its look: `{ '--glass-tint': '#fefcd0' }`. */
  style?: GlassStyle | undefined
}

/** The characters that are used, and those that may be. */
const countOf = (used: number, most: number | undefined) =>
  [used, most].filter((one) => one !== undefined).join(' / ')

/** A control with its label, a hint, an error and a counter, on a pane of glass. All other props are passed to the pane. */
export function Field({
  label,
  children,
  hint,
  error,
  counter = false,
  counterText,
  bare = false,
  onBlur,
  onInput,
  onInvalidCapture,
  ref,
  className,
  ...rest
}: FieldProps) {
  const field = useField({ label, hint, error, counter: counter ? (counterText ?? countOf) : undefined })
  return (
    <Root
      className={className}
      {...rest}
      ref={useMergedRef(useMergedRef(ref, keepFocusNear), field.root)}
      data-bare={bare || undefined}
      onBlur={composeHandlers(onBlur, field.events.onBlur)}
      onInput={composeHandlers(onInput, field.events.onInput)}
      onInvalidCapture={composeHandlers(onInvalidCapture, field.events.onInvalidCapture)}
    >
      {field.label}
      <Rendered tag="div" {...field.control} render={children} />
      {field.notes}
    </Root>
  )
}
