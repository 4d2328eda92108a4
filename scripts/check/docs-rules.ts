import { hasStage, headingsOf, type Docs, type ExamplesSection } from '../../src/registry/sections.ts'
import { slug } from '../../src/ui/slug.ts'
import type { EntryPath } from '../entry/place-in-entry.ts'
import { controlViolations, customizerViolations } from './customizer-rules.ts'
import {
  announcedSchema,
  elsewhereSchema,
  keyboardSchema,
  malformed,
  type Violation,
} from './entry-schema.ts'

/** A name that must be the only one of its kind on a page. */
interface Named {
  readonly name: string
  readonly path: EntryPath
}

/** @param idOf What must differ; by default the names themselves. */
function* repeated(
  names: readonly Named[],
  what: string,
  idOf = (name: string) => name,
): Generator<Violation> {
  const known = new Set<string>()
  for (const { name, path } of names) {
    const id = idOf(name)
    if (known.has(id))
      yield {
        path,
        message: `${what} '${id}' appears twice on the page.`,
        suggestion: 'Rename one of the two.',
      }
    known.add(id)
  }
}

/** Finds controls that no page shows: only the first section with a stage has controls, and only without a customizer. */
function* unusedControls({ title }: ExamplesSection, sections: Docs['sections']): Generator<Violation> {
  const isFirst = sections.find(hasStage)?.title === title
  if (isFirst && !sections.some(({ kind }) => kind === 'customizer')) return
  yield {
    path: [title, 'controls'],
    message: `'${title}' has controls that the page does not show.`,
    suggestion: isFirst
      ? 'Remove them: the customizer has the controls of the first example.'
      : 'Move them to the first section that shows a component.',
  }
}

/** Every rule that the docs of an entry break and that their types cannot state. */
export function docsViolations({ sections, keyboard, announced }: Docs): Violation[] {
  const customizers = sections.filter((section) => section.kind === 'customizer')
  const examples = sections.flatMap((section) =>
    section.kind === 'examples' && section.controls !== undefined
      ? [{ ...section, controls: section.controls }]
      : [],
  )
  return [
    ...repeated(
      sections.flatMap((section, index) =>
        headingsOf(section).map((name) => ({ name, path: ['sections', index, name] })),
      ),
      'The section id',
      slug,
    ),
    ...repeated(
      [...customizers, ...examples].flatMap(({ title, controls }) =>
        Object.keys(controls).map((name) => ({ name, path: [title, 'controls', name] })),
      ),
      'The control',
    ),
    ...repeated(
      keyboard.map(({ keys }, index) => ({ name: keys, path: ['keyboard', index] })),
      'The keyboard row',
    ),
    ...repeated(
      announced.map(({ part }, index) => ({ name: part, path: ['announced', index] })),
      'The announced part',
    ),
    ...keyboard.flatMap((row, index) =>
      malformed(
        row,
        keyboardSchema,
        `The keyboard row '${row.keys}'`,
        ['keyboard', index],
        'Correct it as KeyboardRow in src/registry/sections.ts describes.',
      ),
    ),
    ...announced.flatMap((row, index) =>
      malformed(
        row,
        announcedSchema,
        `The announced part '${row.part}'`,
        ['announced', index],
        'Correct it as AnnouncedRow in src/registry/sections.ts describes.',
      ),
    ),
    ...sections.flatMap((section) =>
      section.kind === 'props'
        ? malformed(
            section.elsewhere,
            elsewhereSchema.optional(),
            `\`elsewhere\` of '${section.title}'`,
            [section.title, 'elsewhere'],
            'Correct it as Elsewhere in src/registry/sections.ts describes.',
          )
        : [],
    ),
    ...customizers.flatMap(customizerViolations),
    ...examples.flatMap((section) => [...controlViolations(section), ...unusedControls(section, sections)]),
  ]
}
