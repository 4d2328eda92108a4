'use client'

import type { ComponentProps } from 'react'
import type { ComboboxOption, Section } from './options'
import { Description, Group, Heading, List, Note, Option, Pane } from './list.styles'

interface ComboboxListProps extends Pick<ComponentProps<'div'>, 'ref' | 'aria-label' | 'aria-labelledby'> {
  /** The start of all ids. */
  ids: string
  sections: readonly Section[]
  /** The values that are chosen. */
  values: readonly string[]
  active: ComboboxOption | undefined
  multiple: boolean
  isLoading: boolean
  note: string
  onPick: (option: ComboboxOption) => void
}

/** The options of a combobox, in the top layer. The field keeps the focus. */
export function ComboboxList({
  ids,
  sections,
  values,
  active,
  multiple,
  isLoading,
  note,
  onPick,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  ref,
}: ComboboxListProps) {
  const taken = new Set<string>()
  const optionAt = (option: ComboboxOption) => {
    const { value, label: text, description, disabled } = option
    let id = optionId(ids, value)
    // A value that is there twice, against the rule.
    while (taken.has(id)) id += '-'
    taken.add(id)
    return (
      <Option
        key={id}
        id={id}
        role="option"
        data-active={option === active || undefined}
        aria-selected={values.includes(value)}
        aria-disabled={disabled}
        aria-labelledby={description === undefined ? undefined : `${id}label`}
        aria-describedby={description === undefined ? undefined : `${id}text`}
        onClick={(event) => {
          // A label around the combobox would press the field, which opens the list again.
          event.preventDefault()
          if (disabled !== true) onPick(option)
        }}
      >
        {description === undefined ? (
          text
        ) : (
          <span>
            <span id={`${id}label`}>{text}</span>
            <Description id={`${id}text`}>{description}</Description>
          </span>
        )}
      </Option>
    )
  }
  return (
    // A press moves no focus: the field keeps it.
    <Pane ref={ref} popover="manual" onMouseDown={(event) => event.preventDefault()}>
      <List
        id={`${ids}list`}
        role="listbox"
        aria-label={label}
        aria-labelledby={labelledBy}
        aria-multiselectable={multiple || undefined}
        aria-busy={isLoading || undefined}
      >
        {sections.map((section, index) =>
          section.label === undefined ? (
            section.options.map(optionAt)
          ) : (
            <Group key={`group ${index}`} role="group" aria-label={section.label}>
              <Heading aria-hidden="true">{section.label}</Heading>
              <List role="presentation">{section.options.map(optionAt)}</List>
            </Group>
          ),
        )}
      </List>
      {note !== '' && <Note aria-hidden="true">{note}</Note>}
    </Pane>
  )
}

/** The id of the option with a value, whose place in the list may change. An id has no spaces. */
export const optionId = (ids: string, value: string): string =>
  `${ids}option-${value.replaceAll(/[^a-z\d]/gi, (other) => `-${other.charCodeAt(0)}-`)}`

interface SuggestionsProps {
  id: string
  options: readonly ComboboxOption[]
}

/** What a native field suggests, before a script has come. */
export const Suggestions = ({ id, options }: SuggestionsProps) => (
  <datalist id={id}>
    {options.map(({ value, label, disabled }, index) => (
      <option key={index} value={value} disabled={disabled}>
        {label}
      </option>
    ))}
  </datalist>
)
