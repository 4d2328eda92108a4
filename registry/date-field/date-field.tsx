'use client'

import { useId, useRef, type ComponentProps } from 'react'
import type { CalendarValue } from '../calendar/calendar'
import type { GlassStyle } from '../glass/glass'
import { composeHandlers, composeKeyHandlers, useMergedRef } from '../shared/compose'
import { FormValue } from '../shared/form-value'
import { keepFocusNear } from '../shared/keep-focus-near'
import { Labeled, type FieldTexts } from '../shared/labeled'
import { validLocale } from '../shared/locale'
import { hasModifier } from '../shared/opens-elsewhere'
import type { ControlProps } from '../shared/use-field'
import { Box, Field, Pane, Toggle } from './date-field.styles'
import { dateOf, dayAt, daysOf, validValue, valueOf } from './date-text'
import { textsOf, type DateFieldLabels } from './labels'
import { useDate } from './use-date'
import { keepChoices, usePane } from './use-pane'

type NativeProps = Omit<
  ComponentProps<'input'>,
  'type' | 'min' | 'max' | 'value' | 'defaultValue' | 'size' | 'style' | 'children'
>

export interface DateFieldProps extends NativeProps, FieldTexts {
  /** The date when controlled, as a form sends it: `2026-11-29`. A range is two, with a slash between; empty is none. */
  value?: string | null | undefined
  /** The initial date when uncontrolled. */
  defaultValue?: string | null | undefined
  /** Called with each new date, empty while what is typed is none; a reset of the form is one, too. */
  onValueChange?: ((value: string) => void) | undefined
  /** Whether it is for two dates: a range. */
  selectRange?: boolean | undefined
  /** The first day that is valid: `2026-11-29`. */
  min?: string | undefined
  /** The last day that is valid. */
  max?: string | undefined
  /** Whether a day is not valid. A range may extend over such days. */
  isDateDisabled?: ((date: Date) => boolean) | undefined
  /** The language that dates are written and read in, such as `de-DE`. Without it, the visitor's. */
  locale?: string | undefined
  /** Its name in a form, which gets the value. */
  name?: string | undefined
  /** The texts of the component. */
  labels?: DateFieldLabels | undefined
  /**
   * Its height, text and gaps. Without it, `--glass-size` around it decides.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | undefined
  /** Inline styles of the glass box. The properties of the glass change its look: `{ '--glass-tint': '#fefcd0' }`. */
  style?: GlassStyle | undefined
}

/**
 * A glass field for a date or a range, which is typed as the language writes it, or picked from a calendar. It is a native
 * date field until a script has come. All other props are passed to the `<input>`. Give it a label or an `aria-label`.
 */
export function DateField({
  value,
  defaultValue = null,
  onValueChange,
  selectRange = false,
  min = '',
  max = '',
  isDateDisabled,
  locale,
  name,
  labels,
  size,
  label,
  hint,
  error,
  required = false,
  disabled,
  readOnly,
  form,
  placeholder,
  autoComplete = 'off',
  onInput,
  onChange,
  onBlur,
  onKeyDown,
  ref,
  className,
  style,
  ...rest
}: DateFieldProps) {
  const id = useId()
  const texts = textsOf(labels)
  const count = selectRange ? 2 : 1
  const lang = locale && validLocale(locale, 'en')
  const limits = { min: validValue(min, 1), max: validValue(max, 1) }
  const isFixed = disabled === true || readOnly === true
  const { field, isReady, choices, reset, ...own } = useDate({
    value,
    defaultValue,
    onValueChange,
    count,
    isDateDisabled,
    required,
    locale,
    texts,
    ...limits,
  })
  const box = useRef<HTMLDivElement>(null)
  const { pane, isShown, Calendar, prepare, show, hide, ...calendar } = usePane(box, isReady)
  const pick = (picked: CalendarValue) => {
    const next = valueOf([picked ?? []].flat().map(dayAt), count)
    if (next === '') return
    own.pick(next)
    hide()
  }
  const [start, end] = daysOf(own.value).map(dateOf)

  const merged = useMergedRef(ref, field)
  const boxRef = useMergedRef(box, keepFocusNear)
  const paneRef = useMergedRef(pane, keepChoices)
  const drawn = (control: Partial<ControlProps>) => (
    <Box
      ref={boxRef}
      className={className}
      data-size={size}
      style={style}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <Field
        {...rest}
        {...control}
        autoComplete={autoComplete}
        ref={merged}
        required={required}
        disabled={disabled}
        readOnly={readOnly}
        form={form}
        value={own.text}
        {...(isReady
          ? { type: 'text', placeholder: placeholder ?? own.pattern }
          : selectRange
            ? { type: 'text', name, lang, pattern: '\\d{4}-\\d\\d-\\d\\d/\\d{4}-\\d\\d-\\d\\d' }
            : { type: 'date', name, lang, min: limits.min || undefined, max: limits.max || undefined })}
        onInput={composeHandlers(onInput, own.onInput)}
        onChange={composeHandlers(onChange, own.onChange)}
        onBlur={composeHandlers(onBlur, own.settle)}
        onKeyDown={composeKeyHandlers(onKeyDown, (event) => {
          if (event.key === 'Enter') own.settle()
          if (event.key !== 'ArrowDown' || isFixed || hasModifier(event)) return
          event.preventDefault()
          show(field.current)
        })}
      />
      <Toggle
        type="button"
        popoverTarget={`${id}pane`}
        aria-haspopup="dialog"
        aria-expanded={isShown}
        aria-label={texts.open}
        disabled={isFixed}
      >
        <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true">
          <path
            d="M8 2v4m8-4v4M3 10h18M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z"
            fill="none"
            stroke="currentColor"
            strokeWidth={2}
            strokeLinecap="round"
          />
        </svg>
      </Toggle>
      {isReady && (
        <>
          <Pane
            ref={paneRef}
            id={`${id}pane`}
            popover="auto"
            role="dialog"
            aria-label={texts.open}
            onBeforeToggle={calendar.onBeforeToggle}
            onToggle={calendar.onToggle}
          >
            {isShown && Calendar && (
              <Calendar
                defaultValue={start === undefined ? null : end === undefined ? start : [start, end]}
                onValueChange={pick}
                selectRange={selectRange}
                minDate={limits.min === '' ? undefined : dateOf(limits.min)}
                maxDate={limits.max === '' ? undefined : dateOf(limits.max)}
                isDateDisabled={isDateDisabled}
                locale={own.locale}
                labels={texts.calendar}
              />
            )}
          </Pane>
          <FormValue
            name={name}
            value={own.value}
            disabled={disabled}
            form={form}
            choices={choices}
            onReset={reset}
            onInvalidFocus={() => field.current?.focus()}
          />
        </>
      )}
    </Box>
  )
  return (
    <Labeled {...{ label, hint, error }} given={rest}>
      {drawn}
    </Labeled>
  )
}
