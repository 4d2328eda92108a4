import { z } from 'zod'
import { accepts, type Control } from '../../src/registry/controls.ts'
import { headingsOf } from '../../src/registry/headings.ts'
import { isReserved } from '../../src/registry/reserved-parameters.ts'
import type { AnnouncedRow, CustomizerSection, Docs, PropsSection } from '../../src/registry/sections.ts'
import { slug } from '../../src/ui/slug.ts'
import { announcedSchema, controlSchema, elsewhereSchema } from './entry-schema.ts'

/** A rule that the docs of an entry break: the fact and the fix. */
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

function* controlViolations(section: CustomizerSection): Generator<Violation> {
  for (const [name, control] of Object.entries(section.controls)) {
    const at = `The control '${name}' of '${section.title}'`
    const parsed = controlSchema.safeParse(control)
    if (!parsed.success)
      yield {
        message: `${at} is malformed: ${z.prettifyError(parsed.error)}.`,
        suggestion: 'Correct it as src/registry/controls.ts describes.',
      }
    else if (!accepts(control, control.default)) {
      yield {
        message: `${at} has the default ${JSON.stringify(control.default)}, which is not ${rangeOf(control)}.`,
        suggestion: 'Choose a default that the control accepts, or widen the control.',
      }
    }
    if (isReserved(name))
      yield {
        message: `${at} has the name of a URL parameter that means something else on every page.`,
        suggestion: 'Rename it.',
      }
  }
}

function* presetViolations({ title, controls, presets, initial }: CustomizerSection): Generator<Violation> {
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

function* announcedViolations(row: AnnouncedRow): Generator<Violation> {
  const parsed = announcedSchema.safeParse(row)
  if (!parsed.success)
    yield {
      message: `The announced part '${row.part}' is malformed: ${z.prettifyError(parsed.error)}.`,
      suggestion: 'Correct it as AnnouncedRow in src/registry/sections.ts describes.',
    }
}

function* elsewhereViolations({ title, elsewhere }: PropsSection): Generator<Violation> {
  const parsed = elsewhereSchema.optional().safeParse(elsewhere)
  if (!parsed.success)
    yield {
      message: `\`elsewhere\` of '${title}' is malformed: ${z.prettifyError(parsed.error)}.`,
      suggestion: 'Correct it as Elsewhere in src/registry/sections.ts describes.',
    }
}

/** Every rule that the docs of an entry break and that their types cannot state. */
export function docsViolations({ sections, keyboard, announced }: Docs): Violation[] {
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
    ...repeated(
      announced.map(({ part }) => part),
      'The announced part',
    ),
    ...announced.flatMap((row) => [...announcedViolations(row)]),
    ...sections.flatMap((section) => (section.kind === 'props' ? [...elsewhereViolations(section)] : [])),
    ...customizers.flatMap((section) => [...controlViolations(section), ...presetViolations(section)]),
  ]
}
