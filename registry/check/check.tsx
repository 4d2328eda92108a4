'use client'

import { useEffect, useEffectEvent, useId, type ComponentProps, type ReactNode } from 'react'
import type { GlassStyle } from '../glass/glass'
import { Description, Label } from '../shared/choice.styles'
import { composeHandlers, mergeIds, useMergedRef } from '../shared/compose'
import { useControllable } from '../shared/use-controllable'
import { useFormEvent } from '../shared/use-form-event'
import { Box, Root } from './check.styles'
import { useMixed } from './use-mixed'

export interface CheckProps extends Omit<ComponentProps<'input'>, 'type' | 'style'> {
  /** The label. Without one, give it an `aria-label`. */
  children?: ReactNode | undefined
  /** A sentence below the label. */
  description?: ReactNode | undefined
  /** Called with whether it should be checked, when it is pressed or a form is reset. */
  onCheckedChange?: ((checked: boolean) => void) | undefined
  /** Whether it is mixed, when controlled: neither checked nor unchecked. */
  indeterminate?: boolean | undefined
  /** Whether it is mixed initially, when uncontrolled, and after the reset of a form. */
  defaultIndeterminate?: boolean | undefined
  /** Called with whether it should be mixed, when it is pressed or a form is reset. */
  onIndeterminateChange?: ((indeterminate: boolean) => void) | undefined
  /** The class name of the glass around checkbox and label. */
  className?: string | undefined
  /** Inline styles of the glass around checkbox and label. */
  style?: GlassStyle | undefined
}

/** A native checkbox with its label, on glass. All other props are passed to the native `<input>`. */
export function Check({
  children,
  description,
  onCheckedChange,
  indeterminate,
  defaultIndeterminate = false,
  onIndeterminateChange,
  onChange,
  className,
  style,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: CheckProps) {
  const id = useId()
  const [isMixed, mix, resetMixed] = useControllable(
    indeterminate,
    defaultIndeterminate,
    onIndeterminateChange,
  )

  const [field, afterPress] = useMixed(isMixed)
  const press = composeHandlers(onChange, ({ target }) => {
    if (isMixed) mix(false)
    onCheckedChange?.(target.checked)
  })

  // The browser resets `checked` after this event.
  useFormEvent(field, 'reset', () => {
    const { checked, defaultChecked } = field.current ?? {}
    if (defaultChecked !== undefined && checked !== defaultChecked) onCheckedChange?.(defaultChecked)
    resetMixed()
  })

  const keepEarlyPress = useEffectEvent(() => {
    const { checked, defaultChecked } = field.current ?? {}
    const isControlled = indeterminate !== undefined || rest.checked !== undefined
    if (isMixed && !isControlled && checked !== defaultChecked) mix(false)
  })
  useEffect(() => keepEarlyPress(), [])

  return (
    <Root className={className} data-bare={children === undefined} style={style}>
      <Label>
        <Box
          {...rest}
          ref={useMergedRef(ref, field)}
          type="checkbox"
          data-mixed={isMixed || undefined}
          aria-describedby={mergeIds(describedBy, description === undefined ? undefined : id)}
          onChange={(event) => {
            press(event)
            afterPress()
          }}
        />
        {children !== undefined && <span>{children}</span>}
      </Label>
      {description !== undefined && <Description id={id}>{description}</Description>}
    </Root>
  )
}
