import { useEffect, useRef, useState, type KeyboardEvent, type ToggleEvent } from 'react'
import { hidePopover, isPopoverOpen, showPopover } from '../shared/top-layer'
import { useControllable } from '../shared/use-controllable'
import { useKeptPopover } from '../shared/use-kept-popover'
import { findTyped, useTypedLetters } from '../shared/type-ahead'

/** The index of the option that a key moves focus to (WAI-ARIA Authoring Practices Guide, "Listbox"). */
const moves: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => Math.min(index + 1, count - 1),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, count) => count - 1,
}

const opening = ['ArrowDown', 'ArrowUp']

interface OptionListInput {
  open: boolean | undefined
  defaultOpen: boolean
  onOpenChange: ((open: boolean) => void) | undefined
  disabled: boolean
}

/** The side of the button that a list touches. Without anchor positioning, it is away from its button. */
function sideOf(list: HTMLElement, toggle: Element | null): 'above' | 'below' | undefined {
  if (toggle === null || !('positionArea' in list.style)) return undefined
  return list.getBoundingClientRect().top < toggle.getBoundingClientRect().top ? 'above' : 'below'
}

/** The state and the keys of a button that opens a list of options. */
export function useOptionList({ open, defaultOpen, onOpenChange, disabled }: OptionListInput) {
  const toggle = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const typedLetters = useTypedLetters()
  const [isOpen, changeOpen] = useControllable(open, defaultOpen, onOpenChange)
  /** `undefined` until the list opens or closes for the first time. */
  const [isShown, setIsShown] = useState<boolean>()
  /** The side of the button that the open list touches, if it does. */
  const [side, setSide] = useState<'above' | 'below'>()

  const isListOpen = () => list.current !== null && isPopoverOpen(list.current)
  const close = () => list.current && hidePopover(list.current)
  const showList = () => list.current && showPopover(list.current, toggle.current)

  /** The enabled options, the focused one, and the one that gets focus first. */
  const readOptions = () => {
    const options = Array.from(
      list.current?.querySelectorAll<HTMLElement>('[role=option]:not([aria-disabled=true])') ?? [],
    )
    const focused = options.find((option) => option === document.activeElement)
    const selected = options.find((option) => option.getAttribute('aria-selected') === 'true')
    return { options, focused, start: focused ?? selected ?? options[0] }
  }

  useKeptPopover(list, toggle)

  // The browser opens and closes the list; a consumer may refuse the change.
  useEffect(() => {
    // React got no event for a list that was opened before hydration.
    if (isShown === undefined && isListOpen()) {
      list.current?.dispatchEvent(new window.ToggleEvent('toggle', { newState: 'open' }))
      return
    }
    const wanted = isOpen && !disabled
    if (isListOpen() === wanted) return
    if (wanted) showList()
    else close()
  }, [isOpen, isShown, disabled])

  /** The index of the option that an event is about, or -1. */
  const indexOf = (target: EventTarget) =>
    Array.from(list.current?.querySelectorAll('[role=option]') ?? []).findIndex(
      (option) => target instanceof Node && option.contains(target),
    )

  const onToggle = ({ newState }: ToggleEvent) => {
    // React has hidden the list, and takes its ref away.
    if (!list.current) return
    const isNowShown = newState === 'open'
    setIsShown(isNowShown)
    setSide(isNowShown ? sideOf(list.current, toggle.current) : undefined)
    if (isNowShown !== isOpen) changeOpen(isNowShown)
    // Focus stays where it was when an open list comes back.
    if (isNowShown && isShown !== true) readOptions().start?.focus()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    // Alt + Down Arrow opens a list. What Control and Command do is the browser's.
    if (event.ctrlKey || event.metaKey) return
    const { options, focused, start } = readOptions()
    const from = options.findIndex((option) => option === start)
    const letters = typedLetters(event)
    const move = moves[event.key]
    if (event.key === 'Tab') {
      close()
      return
    }
    if (letters !== '') {
      if (!isListOpen()) toggle.current?.click()
      const texts = options.map(({ textContent }) => textContent)
      options[findTyped(texts, letters, from)]?.focus()
    } else if (focused === undefined) {
      if (isShown === true || !opening.includes(event.key)) return
      toggle.current?.click()
    } else if (move) {
      options[move(from, options.length)]?.focus()
    } else if (event.key === 'Enter' || event.key === ' ') {
      focused.click()
    } else return
    event.preventDefault()
  }

  return {
    toggleRef: toggle,
    listRef: list,
    isShown: isShown === true,
    side,
    indexOf,
    close,
    onToggle,
    onKeyDown,
  }
}
