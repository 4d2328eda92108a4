'use client'

import type { ReactElement, ReactNode } from 'react'
import { mergeIds } from './compose'
import { Stack } from './field-parts.styles'
import { hasContent, useField, type ControlProps } from './use-field'

/** The props that make a control a field. */
export interface FieldTexts {
  /** The text above it that names it. */
  label?: ReactNode | undefined
  /** A sentence below it. It needs a `label`. */
  hint?: ReactNode | undefined
  /** Its error, or else the browser's. It needs a `label`. */
  error?: ReactNode | undefined
}

interface LabeledProps extends FieldTexts {
  /** The props that the consumer passes to the control. */
  given: Partial<ControlProps>
  /** Returns the control, with what names and describes it. */
  children: (props: Partial<ControlProps>) => ReactElement
}

/** A control with its label, a hint and an error. Without a label, it stands alone. */
export const Labeled = ({ children, ...texts }: LabeledProps) =>
  hasContent(texts.label) ? <WithLabel {...texts}>{children}</WithLabel> : children({})

function WithLabel({ given, children, ...texts }: LabeledProps) {
  const { root, events, control, label, notes } = useField({ ...texts, id: given.id })
  return (
    <Stack ref={root} {...events}>
      {label}
      {children({
        ...control,
        'aria-labelledby': mergeIds(given['aria-labelledby'], control['aria-labelledby']),
        'aria-describedby': mergeIds(given['aria-describedby'], control['aria-describedby']),
        'aria-invalid': given['aria-invalid'] ?? control['aria-invalid'],
      })}
      {notes}
    </Stack>
  )
}
