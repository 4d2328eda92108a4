'use client'

import { useEffect, useRef } from 'react'
import { styled } from '../glass/glass'
import { useFormEvent } from './use-form-event'

export interface FormValueProps {
  /** The name of the value in the form's data. Without it, the form ignores the value. */
  name?: string | undefined
  /** The value, or several of one name. An empty one, or none, fails `required`. */
  value: string | readonly string[]
  /** Whether the form can be submitted only with a value. */
  required?: boolean | undefined
  /** Whether the form ignores the value. */
  disabled?: boolean | undefined
  /** The id of the form, if the component is not inside it. */
  form?: string | undefined
  /**
   * How many times the visitor has chosen a value. Only these changes fire events, as with a native control: a script that
   * sets its value fires none.
   */
  choices: number
  /** Called when the form is reset. */
  onReset: () => void
  /** Moves focus to the control that holds the value; called when the browser reports that the value is missing. */
  onInvalidFocus: () => void
}

/**
 * The value of a component that is not a native form control, as part of a form: a `<select>` with the value as its
 * only option, or with several of them. It takes space on the page, so that the browser can show its validation message
 * there. A choice fires `input` and `change`, as in a native control.
 */
export function FormValue({
  name,
  value,
  required,
  disabled,
  form,
  choices,
  onReset,
  onInvalidFocus,
}: FormValueProps) {
  const field = useRef<HTMLSelectElement>(null)
  useFormEvent(field, 'reset', onReset)
  const key = JSON.stringify(value)
  const told = useRef({ key, choices })
  useEffect(() => {
    if (told.current.key === key) return
    const isChosen = told.current.choices !== choices
    told.current = { key, choices }
    if (!isChosen) return
    for (const type of ['input', 'change']) field.current?.dispatchEvent(new Event(type, { bubbles: true }))
  }, [key, choices])
  return (
    <Field
      ref={field}
      name={name}
      multiple={typeof value !== 'string'}
      required={required}
      disabled={disabled}
      form={form}
      tabIndex={-1}
      aria-hidden="true"
      autoComplete="off"
      onFocus={onInvalidFocus}
    >
      {[value].flat().map((one, index) => (
        <option key={index} ref={preselect} value={one} label={one || '–'} aria-label={one || '–'} />
      ))}
    </Field>
  )
}

/** A reset of the form keeps it selected. */
const preselect = (option: HTMLOptionElement | null) => {
  if (option) option.defaultSelected = true
}

const Field = styled.select`
  position: absolute;
  inset: auto 0 0;
  width: 100%;
  height: 1px;
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: 0;
  background: none;
  color: inherit;
  font: inherit;
  appearance: none;
  opacity: 0;
  pointer-events: none;
`
