import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useFormEvent } from './use-form-event'

type Native = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The browser's verdict on a control, and the length of its text. */
export interface ControlState {
  /** The browser's error message. Empty while it should not be shown. */
  readonly message: string
  readonly isRequired: boolean
  /** How many characters it has, and how many it may have: -1 without a limit. */
  readonly used: number
  readonly most: number
}

const untouched: ControlState = { message: '', isRequired: false, used: 0, most: -1 }

/** The control with the value that a form sends. */
const controlIn = (root: HTMLElement | null) =>
  root?.querySelector<Native>('input, textarea, select') ?? undefined

const isSame = (one: ControlState, other: ControlState) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Follows the validity of the control in an element, as `:user-invalid` does: an error is told once the visitor has left the
 * control or tried to send its form, and is gone as soon as the value is valid.
 *
 * @returns The state, and functions to call when the control may have changed: `read` whenever it has, `tell` when its error
 * is to be told. With `isOn` as `false`, nothing is followed.
 */
export function useValidity(root: RefObject<HTMLElement | null>, isOn = true) {
  const [state, setState] = useState(untouched)
  const isTold = useRef(false)
  const field = useRef<Native>(null)

  const read = () => {
    const control = (field.current = controlIn(root.current) ?? null)
    if (control === null || !isOn) return
    const isText = !(control instanceof HTMLSelectElement)
    const next = {
      message: isTold.current && control.willValidate ? control.validationMessage : '',
      // A control with several values needs none once it has one.
      isRequired: control.required || control.ariaRequired === 'true',
      used: isText ? control.value.length : 0,
      most: isText ? control.maxLength : -1,
    }
    setState((last) => (isSame(last, next) ? last : next))
  }
  const tell = () => {
    isTold.current = true
    read()
  }
  const leave = () => {
    if (controlIn(root.current)?.matches(':user-invalid') === true) tell()
  }

  const readAgain = useEffectEvent(read)
  // Its limits are props of the control, which the field does not know.
  useLayoutEffect(() => {
    field.current = controlIn(root.current) ?? null
  })
  useEffect(() => readAgain())

  useFormEvent(field, 'reset', () => {
    isTold.current = false
    // The browser resets the value after this event.
    queueMicrotask(read)
  })
  return { state, read, tell, leave }
}
