import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ChangeEvent,
  type InputEvent,
} from 'react'
import { validLocale } from '../shared/locale'
import { useControllable } from '../shared/use-controllable'
import { useCorrection } from '../shared/use-correction'
import { dateOf, daysOf, patternOf, readDates, validValue, writeDates } from './date-text'
import type { DateFieldTexts } from './labels'

interface DateInput {
  readonly value: string | null | undefined
  readonly defaultValue: string | null
  readonly onValueChange: ((value: string) => void) | undefined
  /** How many dates the value has. */
  readonly count: number
  readonly min: string
  readonly max: string
  readonly isDateDisabled: ((date: Date) => boolean) | undefined
  readonly required: boolean
  readonly locale: string | undefined
  readonly texts: DateFieldTexts
}

const never = () => () => {}
const yes = () => true
const no = () => false

/** The browser's message about a day in a native date field, in the visitor's language. */
function nativeProblem(day: string, { min, max, required }: Pick<DateInput, 'min' | 'max' | 'required'>) {
  const native = document.createElement('input')
  native.type = 'date'
  Object.assign(native, { min, max, required, value: day })
  return native.validationMessage
}

/**
 * The dates of a text field: what is typed, what is picked, and what its form hears of it.
 *
 * @returns The state and the handlers of the field. Until hydration, `isReady` is false, and its text is the plain value.
 */
export function useDate({ value: given, defaultValue, onValueChange, count, texts, ...input }: DateInput) {
  const { min, max, isDateDisabled, required } = input
  const field = useRef<HTMLInputElement>(null)
  const isReady = useSyncExternalStore(never, yes, no)
  const [state, change, reset] = useControllable(
    given ?? (given === null ? '' : undefined),
    defaultValue ?? '',
    onValueChange,
  )
  const value = validValue(state, count)
  useCorrection(state, value, change)
  /** A text as its visitor has typed it, and the value that it means: none while it is no date. */
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: string }>()
  const [seen, setSeen] = useState(value)
  // A consumer who does not take what is typed leaves it, and one who sets another date replaces it.
  if (seen !== value) {
    setSeen(value)
    if (typed?.value !== value) setTyped(undefined)
  }
  const locale = isReady ? validLocale(input.locale, navigator.language) : 'en'
  const shown = typed?.text ?? writeDates(value, locale)
  const written = typed?.value ?? value

  const meaning = (text: string) => (text.trim() === '' ? '' : readDates(text, locale, count))
  const problemOf = (text: string): string => {
    const meant = meaning(text)
    if (meant === undefined) return texts.unknown(patternOf(locale, count))
    if (meant === '') return nativeProblem('', input)
    const refused = daysOf(meant).find(
      (day) =>
        (min !== '' && day < min) || (max !== '' && day > max) || isDateDisabled?.(dateOf(day)) === true,
    )
    return refused === undefined ? '' : nativeProblem(refused, input) || texts.refused
  }
  const check = (element: HTMLInputElement, text: string) => {
    if (isReady) element.setCustomValidity(problemOf(text))
  }
  useLayoutEffect(() => {
    if (field.current) check(field.current, shown)
  })

  const keepEarly = useEffectEvent(() => {
    const early = field.current?.value
    if (isReady || early === undefined || early === value) return
    const meant = meaning(early)
    if (meant === undefined) setTyped({ text: early, value: '' })
    if ((meant ?? '') !== value) change(meant ?? '')
  })
  useLayoutEffect(() => keepEarly(), [])

  /** How many changes are the visitor's. */
  const [choices, setChoices] = useState(0)
  const choose = (next: string) => {
    if (next === written) return
    setChoices((before) => before + 1)
    change(next)
  }

  return {
    field,
    isReady,
    choices,
    /** What the text means, which a form sends. */
    value: written,
    locale,
    text: isReady ? shown : value,
    pattern: isReady ? patternOf(locale, count) : undefined,
    required,
    pick: (next: string) => {
      setTyped(undefined)
      if (field.current) check(field.current, writeDates(next, locale))
      choose(next)
    },
    /** Writes a typed date as all others. What is no date stays, to be corrected. */
    settle: () => {
      if (typed && meaning(typed.text) !== undefined) setTyped(undefined)
    },
    reset: () => {
      setTyped(undefined)
      reset()
    },
    /** A Field around it reads its validity right after this event. */
    onInput: ({ currentTarget }: InputEvent<HTMLInputElement>) => check(currentTarget, currentTarget.value),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const meant = meaning(target.value) ?? ''
      setTyped({ text: target.value, value: meant })
      choose(meant)
    },
  }
}
