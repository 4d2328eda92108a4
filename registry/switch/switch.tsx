'use client'

import { useRef, type ComponentProps, type ReactNode } from 'react'
import type { GlassStyle } from '../glass/glass'
import { composeHandlers, useMergedRef } from '../shared/compose'
import { useFormEvent } from '../shared/use-form-event'
import { Field, Row, Thumb, Track } from './switch.styles'

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'style'> {
  /** The label. Without one, give it an `aria-label`. */
  children?: ReactNode | undefined
  /** Called with whether it should be on: when it is pressed, and when the reset of a form changes it. */
  onCheckedChange?: ((checked: boolean) => void) | undefined
  /** The class name of the glass around label and switch. */
  className?: string | undefined
  /** Inline styles of the glass around label and switch. */
  style?: GlassStyle | undefined
}

/** A glass switch, based on the native checkbox, with its label. All other props are passed to the native `<input>`. */
export function Switch({ children, onCheckedChange, onChange, className, style, ref, ...rest }: SwitchProps) {
  const field = useRef<HTMLInputElement>(null)
  // The browser resets it after this event.
  useFormEvent(field, 'reset', () => {
    const { checked, defaultChecked } = field.current ?? {}
    if (defaultChecked !== undefined && checked !== defaultChecked) onCheckedChange?.(defaultChecked)
  })
  return (
    <Row className={className} data-bare={children === undefined} style={style}>
      {children !== undefined && <span>{children}</span>}
      <Track>
        <Field
          {...rest}
          ref={useMergedRef(ref, field)}
          type="checkbox"
          role="switch"
          onChange={composeHandlers(onChange, ({ target }) => onCheckedChange?.(target.checked))}
        />
        <Thumb aria-hidden="true" />
      </Track>
    </Row>
  )
}
