import { z } from 'zod'
import { accepts, type Control } from '../../src/registry/controls.ts'
import { isReserved } from '../../src/registry/customizer-state.ts'
import type { Configurable, CustomizerSection } from '../../src/registry/sections.ts'
import { didYouMean } from './nearest.ts'
import { malformed, type Violation } from './entry-schema.ts'

const label = z.string().min(1).optional()
const number = { label, default: z.number(), unit: z.string().optional() }

/** The shape of a control; `src/registry/controls.ts` has the types. */
const controlSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('color'), label, default: z.string(), alpha: z.boolean().optional() }),
  z.strictObject({ type: z.literal('text'), label, default: z.string() }),
  z.strictObject({ type: z.literal('boolean'), label, default: z.boolean() }),
  z.strictObject({
    type: z.literal('number'),
    ...number,
    min: z.number().optional(),
    max: z.number().optional(),
    step: z.number().positive().optional(),
  }),
  z.strictObject({
    type: z.literal('range'),
    ...number,
    min: z.number(),
    max: z.number(),
    step: z.number().positive(),
  }),
  z.strictObject({
    type: z.literal('select'),
    label,
    default: z.string(),
    options: z.array(z.string()).min(2),
  }),
])

const rangeOf = (control: Control) =>
  control.type === 'range' || control.type === 'number'
    ? `between ${control.min ?? '-∞'} and ${control.max ?? '∞'} in steps of ${control.step ?? 'any size'}`
    : control.type === 'select'
      ? `one of ${control.options.join(', ')}`
      : `a ${control.type}`

/** Every rule that the controls of a section break and that their types cannot state. */
export function* controlViolations(
  section: Pick<Configurable, 'controls'> & { readonly title: string },
): Generator<Violation> {
  for (const [name, control] of Object.entries(section.controls)) {
    const what = `The control '${name}' of '${section.title}'`
    const path = [section.title, 'controls', name]
    const wrong = malformed(
      control,
      controlSchema,
      what,
      path,
      'Correct it as src/registry/controls.ts describes.',
    )
    yield* wrong
    if (wrong.length === 0 && !accepts(control, control.default))
      yield {
        path: [...path, 'default'],
        message: `${what} has the default ${JSON.stringify(control.default)}, which is not ${rangeOf(control)}.`,
        suggestion: 'Choose a default that the control accepts, or widen the control.',
      }
    if (isReserved(name))
      yield {
        path,
        message: `${what} has the name of a URL parameter that means something else on every page.`,
        suggestion: 'Rename it.',
      }
  }
}

function* presetViolations({ title, controls, presets, initial }: CustomizerSection): Generator<Violation> {
  if (initial !== '' && !Object.hasOwn(presets, initial)) {
    yield {
      path: [title, 'initial'],
      message: `'${title}' starts with the preset '${initial}', which it does not declare.`,
      suggestion: `${didYouMean(initial, Object.keys(presets))}Declare it, or start with another.`,
    }
  }
  for (const [preset, values] of Object.entries(presets)) {
    for (const [name, value] of Object.entries(values)) {
      const control = controls[name]
      if (control && accepts(control, value)) continue
      yield {
        path: [title, 'presets', preset, name],
        message: `The preset '${preset}' of '${title}' sets ${name} to ${JSON.stringify(value)}, which ${control ? `is not ${rangeOf(control)}` : 'is no control'}.`,
        suggestion: control
          ? 'Set the control to a value that it accepts.'
          : `${didYouMean(name, Object.keys(controls))}Set one of its controls: ${Object.keys(controls).join(', ')}.`,
      }
    }
  }
}

/** Every rule that a customizer breaks and that its types cannot state. */
export const customizerViolations = (section: CustomizerSection): Violation[] => [
  ...controlViolations(section),
  ...presetViolations(section),
]
