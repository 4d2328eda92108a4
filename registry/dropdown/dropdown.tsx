import { useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { Chevron, Chosen, List, Option, Root, Toggle } from './dropdown-parts'

export interface DropdownProps extends Omit<ComponentProps<'div'>, 'onChange' | 'children'> {
  /** The options from top to bottom. Each must be unique. */
  options: readonly string[]
  /** The label of the button. The selected option is written below the button. */
  label?: string
  /** The selected option. Without it, the dropdown is uncontrolled, starting with the first option. */
  value?: string | undefined
  /** Called with the option that the visitor picks. */
  onChange?: (option: string) => void
  /** The class name of the element around the button and the selected option. */
  className?: string
}

/** The index of the option that a key moves focus to (WAI-ARIA Authoring Practices Guide, "Listbox"). */
const moves: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => Math.min(index + 1, count - 1),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, count) => count - 1,
}

/** A glass button that opens a list of options. The list is in the top layer, so nothing can cover or clip it. */
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
    // Closing returns focus to the button.
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
