'use client'

import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
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
import { isSame, withOptions } from './check-values'
import { All, Box } from './check.styles'
import { useMixed } from './use-mixed'

export interface CheckGroupProps extends Omit<
  ComponentProps<'fieldset'>,
  'children' | 'defaultValue' | 'style'
> {
  /** The heading, which names the group. */
  legend: ReactNode
  /** The options in their order: texts, or objects with a value and a label. */
  options: readonly (string | ChoiceOption)[]
  /** The label of a check for all options. Without it, there is none. */
  selectAll?: ReactNode | undefined
  /** The values of the checked options, when controlled. */
  value?: readonly string[] | undefined
  /** Those that are checked initially, when uncontrolled. */
  defaultValue?: readonly string[] | undefined
  /** Called with the values of the checked options, when one changes or a form is reset. */
  onValueChange?: ((value: readonly string[]) => void) | undefined
  /** Whether the options are a column or a row, which wraps. */
  orientation?: 'vertical' | 'horizontal' | undefined
  /** The name of each value in the data of a form. */
  name?: string | undefined
  /** Whether the form needs a checked option. */
  required?: boolean | undefined
  /** What the browser says if none is checked. */
  requiredText?: string | undefined
  /** Inline styles of the pane. The properties of the glass change its look: `{ '--glass-tint': '#fefcd0' }`. */
  style?: GlassStyle | undefined
}

const none: readonly string[] = []

/** Checkboxes under one heading on a pane of glass, perhaps with one for all of them. All other props are passed to the `<fieldset>`. */
export function CheckGroup({
  legend,
  options,
  selectAll,
  value,
  defaultValue,
  onValueChange,
  orientation = 'vertical',
  name,
  required = false,
  requiredText = 'Choose at least one.',
  form,
  ref,
  className,
  ...rest
}: CheckGroupProps) {
  const id = useId()
  const root = useRef<HTMLFieldSetElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const items = options.map(toOption)
  const [checked, setChecked] = useControllable(value, defaultValue ?? none, onValueChange)
  const [initial] = useState(checked)
  // One of them, also where two have the same value.
  const isOn = (item: ChoiceOption) =>
    checked.includes(item.value) && items.find((one) => one.value === item.value) === item
  const change = (next: readonly string[]) => {
    if (!isSame(next, checked)) setChecked(next)
  }
  const boxes = () => Array.from(list.current?.querySelectorAll('input') ?? [])

  // The check for all leaves disabled options as they are.
  const enabled = items.filter(({ disabled }) => disabled !== true)
  const isAll = enabled.length > 0 && enabled.every(isOn)

  const isMixed = !isAll && enabled.some(isOn)
  const [allBox, afterPress] = useMixed(isMixed)

  useFormEvent(root, 'reset', () => change(initial))

  const keepEarlyPresses = useEffectEvent(() => {
    const pressed = items.filter((_, index) => boxes()[index]?.checked)
    const known = items.filter(isOn)
    if (pressed.length !== known.length || !pressed.every(isOn))
      change(withOptions(none, pressed, true, items))
  })
  useEffect(() => keepEarlyPresses(), [])

  useEffect(() => {
    const [first, ...others] = boxes().filter((box) => !box.disabled)
    first?.setCustomValidity(required && !items.some(isOn) ? requiredText : '')
    for (const box of others) box.setCustomValidity('')
  })

  return (
    <Group
      className={className}
      {...rest}
      ref={useMergedRef(useMergedRef(ref, keepFocusNear), root)}
      form={form}
    >
      <Legend>{legend}</Legend>
      {selectAll !== undefined && (
        <All>
          <Option>
            <Label>
              <Box
                ref={allBox}
                type="checkbox"
                data-mixed={isMixed || undefined}
                form={form}
                disabled={enabled.length === 0}
                aria-controls={`${id}list`}
                checked={isAll}
                onChange={() => {
                  change(withOptions(checked, enabled, !isAll, items))
                  afterPress()
                }}
              />
              <span>{selectAll}</span>
            </Label>
          </Option>
        </All>
      )}
      <Options ref={list} id={`${id}list`} data-orientation={orientation}>
        {items.map((item, index) => (
          <Option key={index}>
            <Label>
              <Box
                type="checkbox"
                name={name}
                form={form}
                value={item.value}
                disabled={item.disabled}
                aria-describedby={item.description === undefined ? undefined : `${id}option-${index}`}
                checked={isOn(item)}
                onChange={() => change(withOptions(checked, [item], !isOn(item), items))}
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
