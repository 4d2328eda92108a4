'use client'

import { useId, useRef, type ComponentProps, type FocusEvent, type ReactElement, type ReactNode } from 'react'
import type { GlassStyle } from '../glass/glass'
import { composeHandlers, mergeIds, useMergedRef } from '../shared/compose'
import { keepFocusNear } from '../shared/keep-focus-near'
import { Rendered, type RenderProps } from '../shared/render'
import { Counter, ErrorText, Label, Mark, Notes, Root } from './field.styles'
import { useValidity } from './use-validity'

/** What a control gets from its field. */
export type ControlProps = Pick<RenderProps, 'id' | 'aria-labelledby' | 'aria-describedby' | 'aria-invalid'>

export interface FieldProps extends Omit<ComponentProps<'div'>, 'children' | 'style'> {
  /** The text that names the control. A press on it leads to the control. */
  label: ReactNode
  /**
   * The control: an element, `<Input />`, or a function that returns one. It gets an `id`, `aria-labelledby`,
   * `aria-describedby` and `aria-invalid`.
   */
  children: ReactElement | ((props: ControlProps) => ReactElement)
  /** A sentence that helps to fill in the control. */
  hint?: ReactNode | undefined
  /** What is wrong with the value. Without it, the field shows what the browser finds, once the visitor has left the control. */
  error?: ReactNode | undefined
  /** Whether it counts the characters of a text. */
  counter?: boolean | undefined
  /** The words for the characters that are used, of those that the control's `maxLength` allows. */
  counterText?: ((used: number, most: number | undefined) => string) | undefined
  /** Whether it has no pane of its own, because it stands on glass. */
  bare?: boolean | undefined
  /** Inline styles of the field. The properties of the glass change its look: `{ '--glass-tint': '#fefcd0' }`. */
  style?: GlassStyle | undefined
}

/** Nothing is told of an error that is left out, or that a condition has made `false`. */
const isShown = (node: ReactNode) => node !== undefined && node !== null && node !== false && node !== ''

/** A control with its label, a hint, an error and a counter, on a pane of glass. All other props are passed to the pane. */
export function Field({
  label,
  children,
  hint,
  error,
  counter = false,
  counterText,
  bare = false,
  onBlur,
  onInput,
  onInvalidCapture,
  ref,
  className,
  ...rest
}: FieldProps) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const { state, read, tell, leave } = useValidity(root)
  const shownError = isShown(error) ? error : state.message
  const isWrong = isShown(shownError)
  const { used } = state
  const most = state.most < 0 ? undefined : state.most
  const count = counterText?.(used, most) ?? [used, most].filter((one) => one !== undefined).join(' / ')

  const leaveField = composeHandlers(onBlur, ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) leave()
  })
  return (
    <Root
      className={className}
      {...rest}
      ref={useMergedRef(useMergedRef(ref, keepFocusNear), root)}
      data-bare={bare || undefined}
      onBlur={leaveField}
      onInput={composeHandlers(onInput, read)}
      onInvalidCapture={composeHandlers(onInvalidCapture, tell)}
    >
      <Label id={`${id}label`} htmlFor={`${id}control`} data-required={state.isRequired || undefined}>
        {label}
      </Label>
      <Rendered
        tag="div"
        id={`${id}control`}
        aria-labelledby={`${id}label`}
        aria-describedby={mergeIds(
          isWrong ? `${id}error` : undefined,
          isShown(hint) ? `${id}hint` : undefined,
          counter ? `${id}counter` : undefined,
        )}
        aria-invalid={isWrong || undefined}
        render={children}
      />
      <Notes>
        <span id={`${id}error`} aria-live="polite" style={{ display: 'contents' }}>
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
        {isShown(hint) && <span id={`${id}hint`}>{hint}</span>}
        {counter && <Counter id={`${id}counter`}>{count}</Counter>}
      </Notes>
    </Root>
  )
}
