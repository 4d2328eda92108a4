'use client'

import {
  useDeferredValue,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { composeHandlers, composeKeyHandlers, mergeIds, useMergedRef } from '../shared/compose'
import { keepFocusNear } from '../shared/keep-focus-near'
import { useControllable } from '../shared/use-controllable'
import { hasContent, useField } from '../shared/use-field'
import { useCorrection } from '../shared/use-correction'
import type { CalendarMark, Level } from './calendar-dates'
import { textsOf, type CalendarLabels } from './calendar-labels'
import { Presets, type CalendarPreset } from './calendar-presets'
import { Card, Placeholder, Row, Selection } from './calendar.styles'
import { gregorian } from './calendar-type'
import { CalendarView } from './calendar-view'
import { selectionText, validValue, type CalendarValue } from './selection'

export type { CalendarLabels, CalendarMark, CalendarPreset, CalendarValue }

const firstDate = new Date('0001-01-01T00:00')
const lastDate = new Date(8.64e15)

export interface CalendarProps extends Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue' | 'children'> {
  /**
   * The selected date, the selected pair of dates, or null for none. Without it, the calendar is uncontrolled, starting
   * with `defaultValue`.
   */
  value?: CalendarValue | undefined
  /** The initial value when uncontrolled, and the value after a reset of the form. Without it, today. */
  defaultValue?: CalendarValue | undefined
  /**
   * Called with the new value: a date, a pair of dates, or null while only one end of a range is picked, and in place of an
   * invalid date.
   */
  onChange?: ((value: CalendarValue) => void) | undefined
  /** The usual name of `onChange`. */
  onValueChange?: ((value: CalendarValue) => void) | undefined
  /** The initial view. Pressing the heading leads up to the century; pressing a period leads down to the month. */
  view?: Exclude<Level, 'century'> | undefined
  /** Whether two clicks pick the ends of a range, instead of one click picking a date. */
  selectRange?: boolean | undefined
  /** The first day that can be picked. */
  minDate?: Date | undefined
  /** The last day that can be picked. */
  maxDate?: Date | undefined
  /**
   * Whether a day cannot be picked. It is called with the midnight at which the day begins. A range may extend over
   * such days.
   */
  isDateDisabled?: ((date: Date) => boolean) | undefined
  /** Buttons below the days that pick a date or a range. They are disabled where it cannot be picked by hand. */
  presets?: readonly CalendarPreset[] | undefined
  /** Days with a dot. */
  marks?: readonly CalendarMark[] | undefined
  /** Content below the selection. */
  footer?: ReactNode | undefined
  /** The text above the calendar that names it. */
  label?: ReactNode | undefined
  /** A sentence at its end that helps to pick. */
  hint?: ReactNode | undefined
  /** The error message. With a label or a hint and without an error, the browser's message is shown. */
  error?: ReactNode | undefined
  /** The name of the value in a form: an ISO 8601 date such as 2026-11-22, or two with a slash between them. */
  name?: string | undefined
  /** Whether a form can be submitted only with a selection. */
  required?: boolean | undefined
  /** Whether nothing can be focused or picked. A form then ignores the value. */
  disabled?: boolean | undefined
  /** The id of the form, if the calendar is not inside it. */
  form?: string | undefined
  /**
   * The locale of names, digits and the first day of the week, as a BCP 47 tag such as `de-DE`. Without it, or if it is
   * malformed, the visitor's locale is used. The calendar is Gregorian in every locale.
   */
  locale?: string | undefined
  /**
   * The texts that do not come from the locale. The names of the arrows are `previousMonth`, `nextMonth`, and the same for
   * a year, a decade and a century.
   */
  labels?: CalendarLabels | undefined
}

/**
 * A glass calendar for picking a date or a range of dates, with the selection written below. Today's date and the
 * visitor's locale are known only in the browser, so a server renders a placeholder of the same size.
 */
export function Calendar({
  value,
  defaultValue,
  onChange,
  onValueChange,
  view = 'month',
  selectRange = false,
  minDate = firstDate,
  maxDate = lastDate,
  isDateDisabled,
  presets = [],
  marks = [],
  footer,
  label,
  hint,
  error,
  name,
  required = false,
  disabled = false,
  form,
  locale,
  labels,
  onKeyDown,
  onBlur,
  onInput,
  onInvalidCapture,
  ref,
  className,
  ...rest
}: CalendarProps) {
  // Deferred, so that React renders the calendar in small steps after hydration and the page stays responsive.
  const inBrowser = useDeferredValue(useSyncExternalStore(never, yes, no))
  const [initial] = useState(() => initialOf(defaultValue, value))
  const [state, select] = useControllable<CalendarValue>(value, initial, (next) => {
    onChange?.(next)
    onValueChange?.(next)
  })
  const selected = validValue(state)
  useCorrection(String(state), String(selected), () => select(selected))
  const keys = useRef<(event: KeyboardEvent) => void>(() => {})
  const texts = textsOf(labels)
  const field = useField({ label, hint, error, id: rest.id, isOn: [label, hint, error].some(hasContent) })
  const told = {
    'aria-labelledby': mergeIds(rest['aria-labelledby'], field.control['aria-labelledby']),
    'aria-describedby': mergeIds(rest['aria-describedby'], field.control['aria-describedby']),
    'aria-invalid': rest['aria-invalid'] ?? field.control['aria-invalid'],
  }
  return (
    <Card
      className={className}
      role="group"
      aria-busy={!inBrowser}
      aria-disabled={disabled || undefined}
      {...rest}
      id={hasContent(label) ? field.control.id : rest.id}
      aria-label={rest['aria-label'] || texts.calendar}
      {...told}
      ref={useMergedRef(useMergedRef(ref, keepFocusNear), field.root)}
      onKeyDown={(event) => composeKeyHandlers(onKeyDown, keys.current)(event)}
      onBlur={composeHandlers(onBlur, field.events.onBlur)}
      onInput={composeHandlers(onInput, field.events.onInput)}
      onInvalidCapture={composeHandlers(onInvalidCapture, field.events.onInvalidCapture)}
    >
      {hasContent(label) && field.label}
      {inBrowser ? (
        <>
          <CalendarView
            key={view}
            value={selected}
            limits={{ minDate, maxDate, isDateDisabled }}
            locale={gregorian(locale, navigator.language)}
            field={{ name, required, form, onReset: () => select(initial) }}
            onPick={select}
            {...{ view, selectRange, presets, marks, texts, disabled, keys }}
          />
          {/* Keyed: centered text that changes within an element counts as a layout shift. */}
          <Selection key="selection">
            {selectionText(selected, texts, gregorian(locale, navigator.language))}
          </Selection>
        </>
      ) : (
        <>
          <Placeholder aria-hidden="true" />
          <Presets presets={presets} />
          <Selection>{texts.none}</Selection>
        </>
      )}
      {footer !== undefined && <Row>{footer}</Row>}
      {field.notes}
    </Card>
  )
}

/** The value after a reset of the form. */
function initialOf(...given: (CalendarValue | undefined)[]): CalendarValue {
  const [first = new Date()] = given.filter((value) => value !== undefined)
  return first
}

const never = () => () => {}
const yes = () => true
const no = () => false
