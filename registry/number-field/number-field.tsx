'use client'

import type { ComponentProps } from 'react'
import type { GlassStyle } from '../glass/glass'
import { composeHandlers, composeKeyHandlers, useMergedRef } from '../shared/compose'
import { FormValue } from '../shared/form-value'
import { keepFocusNear } from '../shared/keep-focus-near'
import { Labeled, type FieldTexts } from '../shared/labeled'
import type { ControlProps } from '../shared/use-field'
import { validLocale } from '../shared/locale'
import { Box, Field, Step } from './number-field.styles'
import { validLimits } from './number-limits'
import { readableLook } from './number-text'
import { useHold } from './use-hold'
import { plain, useNumber } from './use-number'

type NativeProps = Omit<
  ComponentProps<'input'>,
  'type' | 'min' | 'max' | 'step' | 'value' | 'defaultValue' | 'size' | 'style' | 'children'
>

/** The names of the buttons. */
export interface NumberFieldLabels {
  /** The name of the button with the minus. */
  decrease?: string | undefined
  /** The name of the button with the plus. */
  increase?: string | undefined
}

export interface NumberFieldProps extends NativeProps, FieldTexts {
  /** The number when controlled; `null` when the field is empty. */
  value?: number | null | undefined
  /** The initial number when uncontrolled; `null` for an empty field. */
  defaultValue?: number | null | undefined
  /** Called with each new number, also when the form is reset. */
  onValueChange?: ((value: number | null) => void) | undefined
  /** The lowest number that is valid. Steps count from it. */
  min?: number | undefined
  /** The highest number that is valid. */
  max?: number | undefined
  /** The step of an arrow key and a button. Numbers between two steps are not valid, as in a native field. */
  step?: number | undefined
  /** The step of Page Up and Page Down. Without it, they go ten steps. */
  largeStep?: number | undefined
  /** How the number is written, as options of `Intl.NumberFormat`: `{ style: 'currency', currency: 'EUR' }`. For percent, 1 is 100%. */
  format?: Intl.NumberFormatOptions | undefined
  /**
   * The language that it is written and read in, such as `de-DE`.
   * @default 'en'
   */
  locale?: string | undefined
  /** Its name in a form. The form gets the number as JavaScript writes it: `1234.5`. */
  name?: string | undefined
  /** The names of the two buttons. */
  labels?: NumberFieldLabels | undefined
  /**
   * Its height, text and gaps. Without it, `--glass-size` around it decides.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | undefined
  /** Inline styles of the glass box. The properties of the glass change its look: `{ '--glass-tint': '#fefcd0' }`. */
  style?: GlassStyle | undefined
}

/**
 * A glass field for a number, with a button to decrease and a button to increase it. It shows the number in a language, with
 * a currency or a unit, and a form gets the plain number. Until its script runs, it is a native number field. All other props are passed to the `<input>`. Give it a label or an `aria-label`.
 */
export function NumberField({
  value,
  defaultValue = null,
  onValueChange,
  min,
  max,
  step = 1,
  largeStep,
  format = {},
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
  autoComplete = 'off',
  inputMode,
  onInput,
  onChange,
  onBlur,
  onKeyDown,
  ref,
  className,
  style,
  ...rest
}: NumberFieldProps) {
  const limits = validLimits(min, max, step)
  const look = readableLook(locale, format, limits.step)
  const isFixed = disabled === true || readOnly === true
  const { field, isReady, choices, number, text, stepBy, canStep, settle, reset, ...own } = useNumber({
    value,
    defaultValue,
    onValueChange,
    limits,
    largeStep,
    look,
    required,
    isFixed,
  })
  const hold = useHold(stepBy)
  const { decrease = 'Decrease', increase = 'Increase' } = labels ?? {}
  const isWhole = limits.step % 1 === 0 && (limits.min ?? 0) % 1 === 0
  // Beside their digits, the keyboards of some phones have no minus.
  const keyboard = limits.min !== undefined && limits.min < 0 ? 'text' : isWhole ? 'numeric' : 'decimal'

  const stepButton = (by: number, label: string, drawing: string) => {
    const { onPointerDown, onPointerLeave, onClick, onContextMenu } = hold(by)
    return (
      <Step
        type="button"
        // The keys of the field do the same.
        tabIndex={-1}
        aria-label={label}
        disabled={!canStep(by)}
        onClick={onClick}
        onContextMenu={onContextMenu}
        onPointerLeave={onPointerLeave}
        onPointerDown={(event) => {
          onPointerDown(event)
          // With a finger, this would open the keyboard.
          if (event.pointerType === 'mouse') field.current?.focus()
        }}
        // Focus stays where it is.
        onMouseDown={(event) => event.preventDefault()}
      >
        <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true">
          <path d={drawing} stroke="currentColor" strokeWidth={2.25} strokeLinecap="round" />
        </svg>
      </Step>
    )
  }

  const merged = useMergedRef(ref, field)
  const drawn = (control: Partial<ControlProps>) => (
    <Box ref={keepFocusNear} className={className} data-size={size} style={style}>
      <Field
        {...rest}
        {...control}
        autoComplete={autoComplete}
        inputMode={inputMode ?? keyboard}
        ref={merged}
        required={required}
        disabled={disabled}
        readOnly={readOnly}
        form={form}
        {...(isReady
          ? {
              type: 'text',
              role: 'spinbutton',
              value: text,
              'aria-valuenow': number ?? undefined,
              'aria-valuemin': limits.min,
              'aria-valuemax': limits.max,
              'aria-valuetext': text === plain(number) ? undefined : text,
            }
          : // Some browsers write and read it as this language does.
            {
              ...limits,
              type: 'number',
              name,
              value: plain(number),
              lang: locale && validLocale(locale, 'en'),
            })}
        onInput={composeHandlers(onInput, own.onInput)}
        onChange={composeHandlers(onChange, own.onChange)}
        onBlur={composeHandlers(onBlur, settle)}
        onKeyDown={composeKeyHandlers(onKeyDown, own.onKeyDown)}
      />
      {stepButton(-limits.step, decrease, 'M5 12h14')}
      {stepButton(limits.step, increase, 'M12 5v14M5 12h14')}
      {isReady && (
        <FormValue
          name={name}
          value={plain(number)}
          disabled={disabled}
          form={form}
          choices={choices}
          onReset={reset}
          onInvalidFocus={() => field.current?.focus()}
        />
      )}
    </Box>
  )
  return (
    <Labeled {...{ label, hint, error }} given={rest}>
      {drawn}
    </Labeled>
  )
}
