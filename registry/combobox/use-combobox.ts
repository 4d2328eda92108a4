import { useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { inRange } from '../shared/in-range'
import { useControllable } from '../shared/use-controllable'
import type { ComboboxTexts } from './labels'
import {
  firstOf,
  isSameText,
  optionsIn,
  type ComboboxEntry,
  type ComboboxOption,
  type ComboboxSearch,
} from './options'
import { useOptions } from './use-options'

interface ComboboxInput {
  readonly options: readonly ComboboxEntry[] | ComboboxSearch
  readonly multiple: boolean
  readonly freeText: boolean
  readonly values: readonly string[] | undefined
  readonly start: readonly string[]
  readonly onChange: (values: readonly string[]) => void
  readonly labelOf: ((value: string) => string) | undefined
  readonly required: boolean
  /** Whether the value stays as it is. */
  readonly isFixed: boolean
  readonly limit: number
  readonly labels: ComboboxTexts
}

/** The option that a key is about: one with a value, or where the list begins or ends, once it has options. */
type Active = { readonly value: string } | 'start' | 'end' | undefined

const never = () => () => {}
const yes = () => true
const no = () => false
const keyOf = (values: readonly string[]) => JSON.stringify(values)

/** What the browser says of an empty field that is required, in the visitor's language. */
function missing(): string {
  const native = document.createElement('input')
  native.required = true
  return native.validationMessage
}

/** The values of a combobox, what is typed, and the options for it. Until hydration, `isReady` is false. */
export function useCombobox(input: ComboboxInput) {
  const { options, multiple, freeText, labelOf, required, isFixed, labels } = input
  const field = useRef<HTMLInputElement>(null)
  const isReady = useSyncExternalStore(never, yes, no)
  const [values, change, restore] = useControllable(input.values, input.start, input.onChange)
  const [initial] = useState(values)
  const [isAsked, setOpen] = useState(false)
  /** A text as it is typed, and the values at that time: with others, one alone is shown in its place. */
  const [typed, setTyped] = useState<{ readonly text: string; readonly of: string }>()
  const [active, setActive] = useState<Active>()
  /** The labels of what was picked: a function that finds options may no longer find these. */
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map())
  const [said, setSaid] = useState<string>()

  const isTyped = typed !== undefined && (multiple || typed.of === keyOf(values))
  const query = isTyped ? typed.text : ''
  const isOpen = isAsked && !isFixed
  const { sections, state } = useOptions(options, query, isOpen)
  const shown = firstOf(sections, Math.round(inRange(input.limit, 1, 1e4, 250)))
  const offered = optionsIn(shown)
  const all = typeof options === 'function' ? offered : optionsIn(sections)

  const enabled = offered.filter((option) => option.disabled !== true)
  const chosen = multiple ? undefined : enabled.find(({ value }) => value === values[0])
  const fromKey = active === 'start' ? (chosen ?? enabled[0]) : active === 'end' ? enabled.at(-1) : undefined
  // The list may change under the visitor.
  if (typeof active === 'string' && fromKey) setActive({ value: fromKey.value })
  const wish = typeof active === 'object' ? enabled.find(({ value }) => value === active.value) : fromKey
  const isSought = !freeText && query.trim() !== '' && state === 'ready'
  // What is typed adds a token, and removes none.
  const isNew = ({ value }: ComboboxOption) => !multiple || !values.includes(value)
  const same = isSought ? enabled.find(({ label }) => isSameText(label, query)) : undefined
  const match = isSought ? [same ?? enabled.find(isNew)].find((one) => one && isNew(one)) : undefined
  const activeOption = wish ?? match

  const optionAt = (value: string) => all.find((option) => option.value === value)
  const labelFor = (value: string) => optionAt(value)?.label ?? known.get(value) ?? labelOf?.(value) ?? value
  const first = values[0]
  const text = isTyped ? query : multiple || first === undefined ? '' : labelFor(first)

  /** The option that a text is, if it is one. A free text stays as it is typed. */
  const optionOf = (label: string) =>
    all.find(
      (one) => one.disabled !== true && (freeText ? one.label === label : isSameText(one.label, label)),
    )
  /** How many changes are the visitor's. */
  const [choices, setChoices] = useState(0)
  const set = (next: readonly string[]) => {
    if (keyOf(next) === keyOf(values)) return
    setChoices((count) => count + 1)
    change(next)
  }
  const check = (next: readonly string[], left: string) => {
    const isText = left.trim() !== ''
    const isUnknown = !freeText && isText && optionOf(left) === undefined
    const isMissing = required && next.length === 0 && (multiple || !isText)
    if (isReady) field.current?.setCustomValidity(isUnknown ? labels.unknown : isMissing ? missing() : '')
  }
  useLayoutEffect(() => check(values, query))

  const open = (at?: 'start' | 'end') => {
    if (isFixed) return
    setActive(at)
    setSaid(undefined)
    setOpen(true)
  }
  const close = () => {
    setActive(undefined)
    setSaid(undefined)
    setOpen(false)
  }
  const show = (next: string) => setTyped(next === '' ? undefined : { text: next, of: '' })
  /** Removes a token. */
  const remove = (value: string) => {
    set(values.filter((one) => one !== value))
    setSaid(labels.changed(labelFor(value), false))
  }
  /** Adds tokens, and leaves a text behind them. */
  const add = (labelsOfNew: readonly string[], left: string) => {
    const meant = labelsOfNew
      .map((label) => label.trim())
      .map((label) => optionOf(label) ?? { value: label, label })
    setKnown((last) => new Map([...last, ...meant.map(({ value, label }) => [value, label] as const)]))
    const found = meant.map(({ value }) => value)
    const added = [...new Set(found)].filter((value) => value !== '' && !values.includes(value))
    check([...values, ...added], left)
    show(left)
    setActive(undefined)
    if (added.length === 0) return
    set([...values, ...added])
    setSaid(labels.changed(added.map(labelFor).join(', '), true))
  }
  const pick = (option: ComboboxOption) => {
    const { value, label } = option
    setKnown((last) => new Map(last).set(value, label))
    setTyped(undefined)
    if (!multiple) {
      check([value], '')
      set([value])
      close()
      return
    }
    // After a match of a text, the next Enter is for the form.
    setActive(active === undefined && option === activeOption ? undefined : { value })
    if (values.includes(value)) remove(value)
    else {
      set([...values, value])
      setSaid(labels.changed(label, true))
    }
  }
  /** Enters what is typed, if it can be: a free text, or the text of an option. Otherwise, the last choice comes back. */
  const settle = () => {
    const option = isTyped && query !== '' ? optionOf(query) : undefined
    if (multiple && freeText && query !== '') add([query], '')
    else if (option && !(multiple && values.includes(option.value))) pick(option)
    else {
      check(values, '')
      setTyped(undefined)
    }
  }
  const type = (next: string) => {
    open()
    if (multiple) {
      const parts = freeText ? next.split(',') : [next]
      if (parts.length > 1) add(parts.slice(0, -1), parts.at(-1) ?? '')
      else show(next)
      return
    }
    const meant = next === '' ? [] : freeText ? [optionOf(next)?.value ?? next] : values
    setTyped({ text: next, of: keyOf(meant) })
    set(meant)
  }

  const keepEarly = useEffectEvent(() => {
    const early = field.current?.value ?? ''
    if (isReady || early === (multiple ? '' : (first ?? ''))) return
    const option = optionOf(early) ?? optionAt(early)
    if (option) pick(option)
    else type(early)
    // The native field has told its form.
    setChoices(0)
    setOpen(false)
  })
  useLayoutEffect(() => keepEarly(), [])

  const count = optionsIn(sections).length
  const found = labels.count(count, offered.length)
  const note = { ready: found, loading: labels.loading, failed: labels.failed }[state]
  // There is nothing to say where no option is, of a free text or before one is searched for.
  const isSilent = count === 0 && (freeText || (query === '' && typeof options === 'function'))
  const isShown = isOpen && !(state === 'ready' && isSilent)

  return {
    field,
    isReady,
    choices,
    values,
    text,
    query,
    shown,
    enabled,
    activeOption: isShown ? activeOption : undefined,
    isShown,
    isLoading: state === 'loading',
    /** In place of the options, or below them. */
    note: state !== 'ready' || count === 0 || count > offered.length ? note : '',
    status: said ?? (isShown ? note : ''),
    labelFor,
    optionOf,
    check,
    open,
    close,
    pick,
    remove,
    add,
    settle,
    type,
    setActive,
    clear: () => {
      check(multiple ? values : [], '')
      setTyped(undefined)
      if (!multiple) set([])
    },
    reset: () => {
      setTyped(undefined)
      if (keyOf(initial) !== keyOf(values)) restore()
    },
  }
}
