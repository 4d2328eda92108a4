'use client'

import type { ComponentProps } from 'react'
import type { GlassStyle } from '../glass/glass'
import { inRange } from '../shared/in-range'
import { Labeled, type FieldTexts } from '../shared/labeled'
import type { ControlProps } from '../shared/use-field'
import { isGroup, toOption, type SelectGroup, type SelectOption } from './options'
import { Group, Option, Root } from './select.styles'

export interface SelectProps
  extends Omit<ComponentProps<'select'>, 'size' | 'style' | 'children'>, FieldTexts {
  /** The options from top to bottom: texts, objects with a value and a label, or groups of both. */
  options: readonly (string | SelectOption | SelectGroup)[]
  /** What it shows while nothing is chosen: a first option without a value. One that is `multiple` has none. */
  placeholder?: string | undefined
  /** How many options of a list that is `multiple` are seen at once, from 1 to 100. */
  rows?: number | undefined
  /**
   * Its height, text and gaps. Without it, `--glass-size` around it decides.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | undefined
  /** Inline styles of the select. The properties of the glass change its look: `{ '--glass-tint': '#fefcd0' }`. */
  style?: GlassStyle | undefined
}

/**
 * The native `<select>`, on glass. It works before any script does, and phones show their own wheel or sheet for it. Where
 * an engine has `appearance: base-select`, its list is glass, too; elsewhere, it is the system's. All other props are
 * passed to the `<select>`.
 *
 * A Dropdown looks alike in every engine, has its own list of buttons, and tells what is chosen below its button.
 */
export function Select({
  options,
  placeholder,
  multiple = false,
  rows = 4,
  size,
  label,
  hint,
  error,
  className,
  style,
  ...rest
}: SelectProps) {
  const count = Math.round(inRange(rows, 1, 100, 4))
  const { value } = rest
  const offered = options.flatMap((entry) => (isGroup(entry) ? entry.options : [entry])).map(toOption)
  // The browser would show its first option, and choosing that would be no change.
  const isUnknown =
    value !== undefined &&
    !multiple &&
    placeholder === undefined &&
    !offered.some((option) => option.value === String(value))
  const drawn = (control: Partial<ControlProps>) => (
    <Root
      className={className}
      {...rest}
      {...control}
      multiple={multiple}
      size={multiple ? count : undefined}
      data-size={size}
      style={style}
    >
      {placeholder !== undefined && !multiple && <Option value="">{placeholder}</Option>}
      {isUnknown && <Option value={String(value)} hidden disabled />}
      {options.map((entry, index) =>
        isGroup(entry) ? (
          <Group key={index} label={entry.label}>
            {entry.options.map(toOption).map(optionAt)}
          </Group>
        ) : (
          optionAt(toOption(entry), index)
        ),
      )}
    </Root>
  )
  return (
    <Labeled {...{ label, hint, error }} given={rest}>
      {drawn}
    </Labeled>
  )
}

const optionAt = ({ value, label, disabled }: SelectOption, index: number) => (
  <Option key={index} value={value} disabled={disabled}>
    {label}
  </Option>
)
