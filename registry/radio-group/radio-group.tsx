'use client'

import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ReactNode,
} from 'react'
import type { GlassStyle } from '../glass/glass'
import { toOption, type ChoiceOption } from '../shared/choice-option'
import { Description, Group, Label, Legend, Option, Options } from '../shared/choice.styles'
import { useMergedRef } from '../shared/compose'
import { keepFocusNear } from '../shared/keep-focus-near'
import { useControllable } from '../shared/use-controllable'
import { useFormEvent } from '../shared/use-form-event'
import { Radio } from './radio-group.styles'

export interface RadioGroupProps extends Omit<
  ComponentProps<'fieldset'>,
  'children' | 'defaultValue' | 'style'
> {
  /** The heading, which names the group. */
  legend: ReactNode
  /** The options in their order: texts, or objects with a value and a label. */
  options: readonly (string | ChoiceOption)[]
  /** The value of the checked option, when controlled. With `null` or an empty string, none is checked. */
  value?: string | null | undefined
  /** That of the option that is checked initially, when uncontrolled. Without it, none is. */
  defaultValue?: string | null | undefined
  /** Called with the value of the option that is checked, and with the initial value when a form is reset. */
  onValueChange?: ((value: string) => void) | undefined
  /** Whether the options are a column or a row, which wraps. */
  orientation?: 'vertical' | 'horizontal' | undefined
  /** The name of the value in the data of a form. Without it, the form ignores the value. */
  name?: string | undefined
  /** Whether the form needs a checked option. */
  required?: boolean | undefined
  /** Inline styles of the pane. The properties of the glass change its look: `{ '--glass-tint': '#fefcd0' }`. */
  style?: GlassStyle | undefined
}

/** Radio buttons under one heading on a pane of glass, of which one can be checked. All other props are passed to the `<fieldset>`. */
export function RadioGroup({
  legend,
  options,
  value,
  defaultValue,
  onValueChange,
  orientation = 'vertical',
  name,
  required = false,
  form,
  ref,
  className,
  ...rest
}: RadioGroupProps) {
  const id = useId()
  const root = useRef<HTMLFieldSetElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const items = options.map(toOption)
  const [current, change, reset] = useControllable(
    value === null ? '' : value,
    defaultValue ?? '',
    onValueChange,
  )
  // One of them, also where two have the same value.
  const checked = items.findIndex((item) => item.value === current)
  const radios = () => Array.from(list.current?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [])
  const choose = (item: ChoiceOption | undefined) => {
    if (item && item.value !== current) change(item.value)
  }

  // The arrow keys need a name. One that the consumer has not given is none of the form's data.
  const groupName = name || id
  useFormEvent(root, 'formdata', ({ formData }) => {
    if (groupName === id) formData.delete(id)
  })

  useFormEvent(root, 'reset', reset)
  // The browser then resets them to what is checked: a parent may refuse, and options may have come or moved.
  useLayoutEffect(() => {
    for (const [index, radio] of radios().entries()) radio.defaultChecked = index === checked
  })

  const keepEarlyPress = useEffectEvent(() => choose(items[radios().findIndex((radio) => radio.checked)]))
  useEffect(() => keepEarlyPress(), [])

  return (
    <Group
      className={className}
      // A group says nothing of being required, and browsers do not say it of its radio buttons.
      role="radiogroup"
      aria-required={required || undefined}
      {...rest}
      ref={useMergedRef(useMergedRef(ref, keepFocusNear), root)}
      form={form}
    >
      <Legend>{legend}</Legend>
      <Options ref={list} data-orientation={orientation}>
        {items.map((item, index) => (
          <Option key={index}>
            <Label>
              <Radio
                type="radio"
                name={groupName}
                form={form}
                value={item.value}
                disabled={item.disabled}
                required={required}
                aria-describedby={item.description === undefined ? undefined : `${id}option-${index}`}
                checked={index === checked}
                onChange={() => choose(item)}
              />
              <span>{item.label}</span>
            </Label>
            {item.description !== undefined && (
              <Description id={`${id}option-${index}`}>{item.description}</Description>
            )}
          </Option>
        ))}
      </Options>
    </Group>
  )
}
