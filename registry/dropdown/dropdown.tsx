import { useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { Chevron, Chosen, List, Option, Root, Toggle } from './dropdown-parts'

export interface DropdownProps extends Omit<ComponentProps<'div'>, 'onChange' | 'children'> {
  /** The options from top to bottom; each text once. */
  options: readonly string[]
  /** The text of the button. It stays; the selected option is written below the button. */
  label?: string
  /** The selected option. Left out, the dropdown keeps the selection itself, from the first option on. */
  value?: string | undefined
  /** Called with the option that is picked. */
  onChange?: (option: string) => void
  /** A class for the element around the button and the selected option. */
  className?: string
}

/** Where a key leads from an option in a list of so many (WAI-ARIA Authoring Practices, "Listbox"). */
const moves: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => Math.min(index + 1, count - 1),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, count) => count - 1,
}

/** A glass button that lists options. The list stands in the top layer: nothing around it can cover or cut it. */
export function Dropdown({ options, label = 'Select an option', value, onChange, ...rest }: DropdownProps) {
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [picked, setPicked] = useState(options[0])
  const selected = value ?? picked

  const focusOption = (index: number) =>
    list.current?.querySelectorAll<HTMLElement>('[role=option]')[index]?.focus()

  const pick = (option: string) => {
    setPicked(option)
    onChange?.(option)
    // Closing gives the focus back to the button.
    list.current?.hidePopover()
  }

  const onOptionKey = (event: KeyboardEvent, option: string, index: number) => {
    const move = moves[event.key]
    if (event.key === 'Tab') return list.current?.hidePopover()
    if (move === undefined && event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    if (move) focusOption(move(index, options.length))
    else pick(option)
  }

  const openByArrow = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (isOpen || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    event.preventDefault()
    event.currentTarget.click()
  }

  return (
    <Root {...rest}>
      <Toggle
        type="button"
        popoverTarget={`${id}list`}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={`${id}list`}
        aria-describedby={`${id}chosen`}
        onKeyDown={openByArrow}
      >
        {label}
        <Chevron aria-hidden="true" />
      </Toggle>
      <List
        ref={list}
        id={`${id}list`}
        popover="auto"
        role="listbox"
        aria-label={label}
        onToggle={(event) => {
          setIsOpen(event.newState === 'open')
          if (event.newState === 'open') focusOption(Math.max(0, options.indexOf(selected ?? '')))
        }}
      >
        {options.map((option, index) => (
          <Option
            key={option}
            role="option"
            tabIndex={-1}
            aria-selected={option === selected}
            onClick={() => pick(option)}
            onKeyDown={(event) => onOptionKey(event, option, index)}
          >
            {option}
          </Option>
        ))}
      </List>
      <Chosen id={`${id}chosen`}>{selected === undefined ? '' : `Selected: ${selected}`}</Chosen>
    </Root>
  )
}
