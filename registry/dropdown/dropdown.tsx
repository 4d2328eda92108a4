'use client'

import { useId, useState, type ComponentProps, type MouseEvent, type ReactNode } from 'react'
import { composeHandlers, composeKeyHandlers, mergeIds, useMergedRef } from '../shared/compose'
import { FormValue } from '../shared/form-value'
import { keepFocusNear } from '../shared/keep-focus-near'
import { useControllable } from '../shared/use-controllable'
import { hasContent, useField } from '../shared/use-field'
import {
  Chevron,
  Chosen,
  Description,
  Group,
  Grouped,
  Heading,
  Icon,
  Label,
  List,
  Name,
  Option,
  Parts,
  Root,
  Toggle,
} from './dropdown.styles'
import { isGroup, toOption, type DropdownGroup, type DropdownOption } from './options'
import { useOptionList } from './use-option-list'

export interface DropdownProps extends Omit<ComponentProps<'div'>, 'onChange' | 'children' | 'defaultValue'> {
  /** The options from top to bottom: texts, objects with a value and a label, or groups of both. */
  options: readonly (string | DropdownOption | DropdownGroup)[]
  /** The label of the button. */
  label?: string | undefined
  /** A sentence below it that helps to choose. */
  hint?: ReactNode | undefined
  /** The error message. With a `hint` and without an error, the browser's message is shown. */
  error?: ReactNode | undefined
  /**
   * The height, text and gaps of the button and its list. Without it, `--glass-size` around it decides.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | undefined
  /** Whether the button shows the selected option. Otherwise, the option is written below the button. */
  showValue?: boolean | undefined
  /** The text about the selected option, which is announced when another one is selected. */
  selectedText?: ((option: string) => string) | undefined
  /** The selected value when controlled. With `null` or an empty string, no option is selected. */
  value?: string | null | undefined
  /**
   * The initially selected value when uncontrolled. Without it, the first option is selected; with `null` or an empty
   * string, none is.
   */
  defaultValue?: string | null | undefined
  /** Called with the new value when another option is selected, or when a form is reset. */
  onValueChange?: ((value: string) => void) | undefined
  /** Called with the value of any option that the visitor picks, even if it was selected already. */
  onChange?: ((option: string) => void) | undefined
  /** Whether the list is open, when controlled. */
  open?: boolean | undefined
  /** Whether the list is open initially, when uncontrolled. */
  defaultOpen?: boolean | undefined
  /** Called when the list opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** The name of the value in the data of a form. */
  name?: string | undefined
  /** Whether a form can be submitted only with a selected option. */
  required?: boolean | undefined
  /** Whether the dropdown cannot be used, and a form ignores its value. */
  disabled?: boolean | undefined
  /** The id of the form, if the dropdown is not inside it. */
  form?: string | undefined
}

/**
 * A glass button that opens a list of options. The list is in the top layer, so nothing can cover or clip it. `id`,
 * `aria-label`, `aria-labelledby` and `aria-describedby` reach the button; all other props reach the `<div>` around it.
 */
export function Dropdown({
  options,
  label = 'Select an option',
  hint,
  error,
  size,
  showValue = false,
  selectedText = (option) => `Selected: ${option}`,
  value,
  defaultValue,
  onValueChange,
  onChange,
  open,
  defaultOpen = false,
  onOpenChange,
  name,
  required = false,
  disabled = false,
  form,
  id,
  'aria-label': ariaLabel,
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
  'aria-invalid': isInvalid,
  onClick,
  onKeyDown,
  onBlur,
  onInput,
  onInvalidCapture,
  ref,
  className,
  ...rest
}: DropdownProps) {
  const own = useId()
  const field = useField({ hint, error, isOn: hasContent(hint) || hasContent(error) })
  const items = options.flatMap((entry) => (isGroup(entry) ? entry.options : [entry])).map(toOption)
  const start = items.find((item) => item.disabled !== true)?.value
  const [current, change, reset] = useControllable(
    value === null ? '' : value,
    (defaultValue === undefined ? start : defaultValue) ?? '',
    onValueChange,
  )
  const [choices, setChoices] = useState(0)
  const selected = items.find((item) => item.value === current)
  const {
    toggleRef,
    listRef,
    isShown,
    side,
    indexOf,
    close,
    onToggle,
    onKeyDown: moveFocus,
  } = useOptionList({ open, defaultOpen, onOpenChange, disabled })

  const pick = (event: MouseEvent) => {
    const index = indexOf(event.target)
    // A label around the dropdown would press the button, which opens the list again.
    if (index !== -1) event.preventDefault()
    const picked = items[index]
    if (picked === undefined || picked.disabled === true) return
    setChoices(choices + 1)
    if (picked.value !== current) change(picked.value)
    onChange?.(picked.value)
    // Closing returns focus to the button.
    close()
  }

  const optionAt = (item: DropdownOption, index: number) => {
    const isPlain = item.description === undefined && item.icon === undefined
    return (
      <Option
        key={index}
        role="option"
        tabIndex={-1}
        aria-selected={item === selected}
        aria-disabled={item.disabled}
        aria-labelledby={isPlain ? undefined : `${own}label-${index}`}
        aria-describedby={item.description === undefined ? undefined : `${own}text-${index}`}
      >
        {isPlain ? (
          item.label
        ) : (
          <Parts>
            {item.icon !== undefined && <Icon aria-hidden="true">{item.icon}</Icon>}
            <Label id={`${own}label-${index}`}>{item.label}</Label>
            {item.description !== undefined && (
              <Description id={`${own}text-${index}`}>{item.description}</Description>
            )}
          </Parts>
        )}
      </Option>
    )
  }
  let count = 0
  const entries = options.map((entry, index) =>
    isGroup(entry) ? (
      <Group key={`group ${index}`} role="group" aria-label={entry.label}>
        {entry.label !== undefined && <Heading aria-hidden="true">{entry.label}</Heading>}
        <Grouped role="presentation">
          {entry.options.map(() => {
            const at = count++
            const item = items[at]
            return item && optionAt(item, at)
          })}
        </Grouped>
      </Group>
    ) : (
      optionAt(items[count] ?? toOption(entry), count++)
    ),
  )

  return (
    <Root
      className={className}
      data-size={size}
      {...rest}
      ref={useMergedRef(useMergedRef(ref, keepFocusNear), field.root)}
      onClick={composeHandlers(onClick, pick)}
      onBlur={composeHandlers(onBlur, field.events.onBlur)}
      onInput={composeHandlers(onInput, field.events.onInput)}
      onInvalidCapture={composeHandlers(onInvalidCapture, field.events.onInvalidCapture)}
      onKeyDown={composeKeyHandlers(onKeyDown, moveFocus)}
    >
      <Toggle
        ref={toggleRef}
        id={id}
        type="button"
        disabled={disabled}
        data-side={side}
        popoverTarget={`${own}list`}
        aria-haspopup="listbox"
        aria-expanded={isShown}
        aria-controls={`${own}list`}
        aria-label={ariaLabel}
        // The text in the button is part of its name, as without a label.
        aria-labelledby={mergeIds(labelledBy, labelledBy && showValue ? `${own}value` : undefined)}
        aria-describedby={mergeIds(describedBy, field.control['aria-describedby'], `${own}selected`)}
      >
        <Name data-hidden={showValue && selected !== undefined}>{label}</Name>
        {showValue && selected && <span id={`${own}value`}>{selected.label}</span>}
        <Chevron aria-hidden="true" />
      </Toggle>
      <List
        ref={listRef}
        id={`${own}list`}
        popover="auto"
        data-side={side}
        role="listbox"
        aria-label={ariaLabel ?? label}
        aria-labelledby={labelledBy}
        aria-required={required}
        aria-invalid={isInvalid ?? field.control['aria-invalid']}
        onToggle={onToggle}
      >
        {entries}
      </List>
      {field.notes}
      <Chosen id={`${own}selected`} data-hidden={showValue}>
        {selected === undefined ? '' : selectedText(selected.label)}
      </Chosen>
      <FormValue
        name={name}
        value={selected?.value ?? ''}
        required={required}
        disabled={disabled}
        form={form}
        choices={choices}
        onReset={reset}
        onInvalidFocus={() => toggleRef.current?.focus()}
      />
    </Root>
  )
}
