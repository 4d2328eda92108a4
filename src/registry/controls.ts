import { isColor } from './color'

interface Labeled {
  /** The label of the field. @default the control's name in words: `borderColor` is "Border color" */
  readonly label?: string
}

/** A color, edited by a picker or as text. With `alpha` it has a range for alpha and prints `rgba()`. */
export interface ColorControl extends Labeled {
  readonly type: 'color'
  readonly default: string
  readonly alpha?: boolean
}

export interface TextControl extends Labeled {
  readonly type: 'text'
  readonly default: string
}

export interface BooleanControl extends Labeled {
  readonly type: 'boolean'
  readonly default: boolean
}

interface Numeric extends Labeled {
  readonly default: number
  /** The unit shown after the value, such as `px`. The value itself is a number. */
  readonly unit?: string
}

/** A number field. Its bounds are optional. */
export interface NumberControl extends Numeric {
  readonly type: 'number'
  readonly min?: number
  readonly max?: number
  readonly step?: number
}

/** A slider. */
export interface RangeControl extends Numeric {
  readonly type: 'range'
  readonly min: number
  readonly max: number
  readonly step: number
}

/** A choice of one from several words. */
export interface SelectControl extends Labeled {
  readonly type: 'select'
  readonly default: string
  readonly options: readonly string[]
}

/** A control of a customizer. Its `type` selects the field that edits it. */
export type Control =
  ColorControl | TextControl | BooleanControl | NumberControl | RangeControl | SelectControl
export type Controls = Readonly<Record<string, Control>>
export type Value = string | number | boolean

/** The value that a control holds. */
export type ValueOf<C extends Control> = C extends { type: 'boolean' }
  ? boolean
  : C extends { type: 'number' | 'range' }
    ? number
    : C extends { type: 'select'; options: readonly (infer Option)[] }
      ? Option
      : string

/** The values of controls, by name. */
export type Values<C extends Controls = Controls> = { -readonly [Name in keyof C]: ValueOf<C[Name]> }

/** The default values of controls. */
export function defaultsOf(controls: Controls): Record<string, Value> {
  return Object.fromEntries(Object.entries(controls).map(([name, control]) => [name, control.default]))
}

/** The label of a control. */
export function labelOf(name: string, control: Control): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return control.label ?? words.charAt(0).toUpperCase() + words.slice(1)
}

const longestText = 200

/** Allows for floating-point errors: 0.29 / 0.01 is 28.999999999999996. */
const onStep = (value: number, from: number, step: number) => {
  const steps = (value - from) / step
  return Math.abs(steps - Math.round(steps)) < 1e-6
}

/** Whether a control holds a number. */
export const isNumeric = (control: Control): control is NumberControl | RangeControl =>
  control.type === 'number' || control.type === 'range'

/** The bounds of a number in words: "0 or more", "at most 10", "between 0 and 10". */
export function boundsOf({ min, max }: NumberControl | RangeControl): string {
  if (min !== undefined && max !== undefined) return `between ${min} and ${max}`
  if (min !== undefined) return `${min} or more`
  return max === undefined ? 'a number' : `at most ${max}`
}

/** A number within the bounds of a control: of one outside, the nearest bound. */
export const withinBounds = (
  { min = -Infinity, max = Infinity }: NumberControl | RangeControl,
  value: number,
): number => Math.min(max, Math.max(min, value))

/** A number as a control takes it: the nearest within its bounds, and on one of its steps. Any other value stays. */
export function nearest(control: Control, value: Value): Value {
  if (!isNumeric(control) || typeof value !== 'number') return value
  const { min: from = 0, step } = control
  const bounded = withinBounds(control, value)
  if (step === undefined) return bounded
  return Number((from + Math.round((bounded - from) / step) * step).toFixed(6))
}

function isNumber(value: Value, control: NumberControl | RangeControl): value is number {
  const { min = -Infinity, max = Infinity, step } = control
  if (typeof value !== 'number' || !Number.isFinite(value) || value < min || value > max) return false
  return step === undefined || onStep(value, Number.isFinite(min) ? min : 0, step)
}

/** Whether a value is valid for a control, in its field and in a URL. */
export function accepts(control: Control, value: Value): boolean {
  switch (control.type) {
    case 'color':
      return typeof value === 'string' && isColor(value)
    case 'text':
      return typeof value === 'string' && value.length <= longestText && !/\p{Cc}/u.test(value)
    case 'boolean':
      return typeof value === 'boolean'
    case 'number':
    case 'range':
      return isNumber(value, control)
    case 'select':
      return typeof value === 'string' && control.options.includes(value)
  }
}

/** A value as the text of a URL parameter. */
export const format = (value: Value): string => String(value)

/** The value of a text, such as a URL parameter: of a number, the nearest that the control takes. Undefined if it is invalid. */
export function parse(control: Control, text: string): Value | undefined {
  const value = read(control, text)
  return value !== undefined && accepts(control, value) ? value : undefined
}

function read(control: Control, text: string): Value | undefined {
  switch (control.type) {
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : undefined
    case 'number':
    case 'range':
      return /^-?\d+(\.\d+)?$/.test(text) ? nearest(control, Number(text)) : undefined
    case 'color':
    case 'text':
    case 'select':
      return text
  }
}
