import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ChangeEvent,
  type InputEvent,
  type KeyboardEvent,
} from 'react'
import { hasModifier } from '../shared/opens-elsewhere'
import { useControllable } from '../shared/use-controllable'
import { useCorrection } from '../shared/use-correction'
import { lastStep, problemOf, stepped, type NumberLimits } from './number-limits'
import { readNumber, writeNumber, type NumberLook } from './number-text'

interface NumberInput {
  readonly value: number | null | undefined
  readonly defaultValue: number | null
  readonly onValueChange: ((value: number | null) => void) | undefined
  readonly limits: NumberLimits
  readonly largeStep: number | undefined
  readonly look: NumberLook
  readonly required: boolean
  /** Whether the number cannot change. */
  readonly isFixed: boolean
}

/** A number as the value of a native field. */
export const plain = (number: number | null): string => (number === null ? '' : String(number))

const never = () => () => {}
const yes = () => true
const no = () => false

/**
 * The number of a text field: the typed text, the keys of a spinbutton, and the events for its form.
 *
 * @returns The state and the handlers of the field. Until hydration, `isReady` is false, and it is a native number field.
 */
export function useNumber({ value, defaultValue, onValueChange, isFixed, ...input }: NumberInput) {
  const { limits, look, required } = input
  const field = useRef<HTMLInputElement>(null)
  const isReady = useSyncExternalStore(never, yes, no)
  const [given, change, reset] = useControllable(value, defaultValue, onValueChange)
  const number = given !== null && Number.isFinite(given) ? given : null
  useCorrection(given, number, change)
  /** The visitor's text, and the number that it means. */
  const [typed, setTyped] = useState<{ readonly text: string; readonly number: number | null }>()

  /** The number that a text means. A text that is not a number keeps the current number. */
  const meaning = (text: string) => (text.trim() === '' ? null : (readNumber(text, look) ?? number))
  const check = (element: HTMLInputElement, next: number | null) => {
    if (isReady) element.setCustomValidity(problemOf(next, limits, required))
  }
  useLayoutEffect(() => {
    if (field.current) check(field.current, number)
  })

  const keepEarly = useEffectEvent(() => {
    const early = field.current?.value
    if (isReady || early === undefined || early === plain(number)) return
    change(early === '' ? null : Number(early))
  })
  useLayoutEffect(() => keepEarly(), [])

  /** How many times the visitor has changed the number. */
  const [choices, setChoices] = useState(0)
  const choose = (next: number | null) => {
    setChoices((count) => count + 1)
    change(next)
  }

  /** Whether an `input` event comes from a number that this hook has entered. */
  const isOwn = useRef(false)
  const enter = (next: number) => {
    const element = field.current
    if (!element) return
    isOwn.current = true
    check(element, next)
    // A Field around it and the consumer's handlers get this event, as from a native field.
    Reflect.set(HTMLInputElement.prototype, 'value', writeNumber(next, look), element)
    element.dispatchEvent(new Event('input', { bubbles: true }))
    isOwn.current = false
    setTyped(undefined)
    choose(next)
  }
  const next = (by: number) => stepped(number, by, limits)
  const stepBy = (by: number) => {
    if (!isFixed && next(by) !== number) enter(next(by))
  }
  /** Formats the typed number, so that the visible number is the one that is sent. */
  const settle = () => {
    if (!typed) return
    const shown = meaning(writeNumber(number, look))
    if (shown !== null && shown !== number) enter(shown)
    else setTyped(undefined)
  }

  const { largeStep = NaN } = input
  const large = Number.isFinite(largeStep) && largeStep !== 0 ? Math.abs(largeStep) : limits.step * 10
  const onKeyDown = (event: KeyboardEvent) => {
    if (hasModifier(event)) return
    if (event.key === 'Enter') settle()
    const end = { Home: limits.min, End: lastStep(limits) }[event.key]
    const by = { ArrowUp: limits.step, ArrowDown: -limits.step, PageUp: large, PageDown: -large }[event.key]
    if (isFixed || (end ?? by) === undefined) return
    event.preventDefault()
    if (by !== undefined) stepBy(by)
    else if (end !== undefined && end !== number) enter(end)
  }

  return {
    field,
    isReady,
    choices,
    number,
    text: typed && Object.is(typed.number, number) ? typed.text : writeNumber(number, look),
    stepBy,
    /** Whether a step leads to another number. */
    canStep: (by: number) => !isFixed && next(by) !== number,
    settle,
    reset: () => {
      setTyped(undefined)
      reset()
    },
    onKeyDown,
    /** A Field around it reads its validity right after this event. */
    onInput: ({ currentTarget }: InputEvent<HTMLInputElement>) => {
      if (!isOwn.current) check(currentTarget, meaning(currentTarget.value))
    },
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      if (isOwn.current) return
      const meant = meaning(target.value)
      setTyped({ text: target.value, number: meant })
      if (!Object.is(meant, number)) choose(meant)
    },
  }
}
