'use client'

import { useId, useRef, type FocusEvent, type ReactNode } from 'react'
import { mergeIds } from './compose'
import type { RenderProps } from './render'
import { Counter, ErrorText, Label, Mark, Notes } from './field-parts.styles'
import { useValidity } from './use-validity'

/** The props that a field passes to its control. */
export type ControlProps = Pick<RenderProps, 'id' | 'aria-labelledby' | 'aria-describedby' | 'aria-invalid'>

interface FieldOptions {
  /** The text that names the control. Leave it out if the control has a name already. */
  label?: ReactNode | undefined
  /** A sentence that helps to fill in the control. */
  hint?: ReactNode | undefined
  /** The error message. Without it, the field shows the browser's message, once the visitor has left the control. */
  error?: ReactNode | undefined
  /** Returns the text of the counter: the used characters, and the control's `maxLength`. */
  counter?: ((used: number, most: number | undefined) => string) | undefined
  /** The id of the control. */
  id?: string | undefined
  /** Whether there is a field at all. */
  isOn?: boolean | undefined
}

/** Whether there is content. A condition such as `error && <Text />` can leave `false`. */
export const hasContent = (node: ReactNode): boolean =>
  node !== undefined && node !== null && node !== false && node !== ''

/**
 * The label, hint and error around a control, and the props that connect them for assistive technology.
 *
 * @returns `root`, the ref of the element around both, and `events`, its handlers · `control`, the props of the control ·
 * `label` and `notes`, the elements before and after it.
 */
export function useField({ label, hint, error, counter, id: given, isOn = true }: FieldOptions) {
  const own = useId()
  const id = given ?? `${own}control`
  const root = useRef<HTMLDivElement>(null)
  const { state, read, tell, leave } = useValidity(root, isOn)
  const shownError = hasContent(error) ? error : state.message
  const isWrong = hasContent(shownError)

  const control: ControlProps = {
    id,
    'aria-labelledby': hasContent(label) ? `${own}label` : undefined,
    'aria-describedby': mergeIds(
      isWrong ? `${own}error` : undefined,
      hasContent(hint) ? `${own}hint` : undefined,
      counter ? `${own}counter` : undefined,
    ),
    'aria-invalid': isWrong || undefined,
  }
  const events = {
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget)) leave()
    },
    onInput: read,
    onInvalidCapture: tell,
  }
  return {
    root,
    events,
    control,
    label: (
      <Label id={`${own}label`} htmlFor={id} data-required={state.isRequired || undefined}>
        {label}
      </Label>
    ),
    notes: isOn && (
      <Notes>
        <span id={`${own}error`} aria-live="polite" style={{ display: 'contents' }}>
          {isWrong && (
            <ErrorText>
              <Mark viewBox="0 0 20 20" aria-hidden="true">
                <path
                  fill="currentColor"
                  d="M10 1a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm-1.25 4h2.5v6.5h-2.5V5Zm0 8h2.5v2.5h-2.5V13Z"
                />
              </Mark>
              <span>{shownError}</span>
            </ErrorText>
          )}
        </span>
        {hasContent(hint) && <span id={`${own}hint`}>{hint}</span>}
        {counter && (
          <Counter id={`${own}counter`}>
            {counter(state.used, state.most < 0 ? undefined : state.most)}
          </Counter>
        )}
      </Notes>
    ),
  }
}
