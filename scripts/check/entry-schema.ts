import { z } from 'zod'
import { accepts, type Control } from '../../src/registry/controls.ts'
import { presetParameter } from '../../src/registry/customizer-state.ts'
import { headingsOf } from '../../src/registry/headings.ts'
import type { CustomizerSection, Docs } from '../../src/registry/sections.ts'
import { slug } from '../../src/ui/slug.ts'

/** What `meta` must be, for those who write it without a type checker at hand. */
export const metaSchema = z.strictObject({
  title: z.string().trim().min(1, 'must not be empty'),
  description: z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .endsWith('.', 'must be a sentence that ends with a full stop'),
  icon: z.string(),
  route: z
    .string()
    .regex(
      /^\/[A-Za-z0-9-]+$/,
      'must be one path segment such as "/badge-details", without a trailing slash',
    ),
  order: z.int().positive().optional(),
  cardRoute: z.string().endsWith('/', 'must end with a slash').optional(),
})

const label = z.string().min(1).optional()
const number = { label, default: z.number(), unit: z.string().optional() }

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

/** A fact about a page's declaration that breaks the contract, and its fix. */
export interface Violation {
  readonly message: string
  readonly suggestion: string
}

const rangeOf = (control: Control) =>
  control.type === 'range' || control.type === 'number'
    ? `between ${control.min ?? '-∞'} and ${control.max ?? '∞'} in steps of ${control.step ?? 'any size'}`
    : control.type === 'select'
      ? `one of ${control.options.join(', ')}`
      : `a ${control.type}`

function* controlBreaches(section: CustomizerSection): Generator<Violation> {
  for (const [name, control] of Object.entries(section.controls)) {
    const at = `The control '${name}' of '${section.title}'`
    const parsed = controlSchema.safeParse(control)
    if (!parsed.success)
      yield {
        message: `${at} is malformed: ${z.prettifyError(parsed.error)}.`,
        suggestion: 'See src/registry/controls.ts.',
      }
    else if (!accepts(control, control.default)) {
      yield {
        message: `${at} has the default ${JSON.stringify(control.default)}, which is not ${rangeOf(control)}.`,
        suggestion: 'Choose a default that the control accepts, or widen the control.',
      }
    }
    if (name === presetParameter)
      yield { message: `${at} has the name of the URL's preset parameter.`, suggestion: 'Rename it.' }
  }
}

function* presetBreaches({ title, controls, presets, initial }: CustomizerSection): Generator<Violation> {
  if (initial !== '' && !Object.hasOwn(presets, initial)) {
    yield {
      message: `'${title}' starts with the preset '${initial}', which it does not declare.`,
      suggestion: 'Declare it, or start with another.',
    }
  }
  for (const [preset, values] of Object.entries(presets)) {
    for (const [name, value] of Object.entries(values)) {
      const control = controls[name]
      if (control && accepts(control, value)) continue
      yield {
        message: `The preset '${preset}' of '${title}' sets ${name} to ${JSON.stringify(value)}, which ${control ? `is not ${rangeOf(control)}` : 'is no control'}.`,
        suggestion: 'Set a control to a value that it accepts.',
      }
    }
  }
}

function* repeated(names: readonly string[], what: string): Generator<Violation> {
  for (const name of new Set(names.filter((text, index) => names.indexOf(text) !== index))) {
    yield { message: `${what} '${name}' appears twice on the page.`, suggestion: 'Rename one of the two.' }
  }
}

/** Everything about a page's declaration that breaks the contract beyond what its types say. */
export function docsViolations({ sections, keyboard }: Docs): Violation[] {
  const customizers = sections.filter((section) => section.kind === 'customizer')
  return [
    ...repeated(sections.flatMap(headingsOf).map(slug), 'The section id'),
    ...repeated(
      customizers.flatMap(({ controls }) => Object.keys(controls)),
      'The control',
    ),
    ...repeated(
      keyboard.map(({ keys }) => keys),
      'The keyboard row',
    ),
    ...customizers.flatMap((section) => [...controlBreaches(section), ...presetBreaches(section)]),
  ]
}
