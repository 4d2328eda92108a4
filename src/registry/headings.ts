import type { CustomizerSection, Example, ExamplesSection, Section } from './sections'

/** The name of an example's code, for its caption and copy button: its own title, or its section's. */
export function snippetName(section: ExamplesSection, example: Example): string {
  return example.title ?? section.title
}

/** The heading over a customizer's preview and code. */
export const outputTitle = (section: CustomizerSection): string => section.output ?? section.title

/** The headings of a section: one, or a second one where a customizer's output stands under its own. */
export const headingsOf = (section: Section): readonly string[] =>
  section.kind === 'customizer' && section.output !== undefined
    ? [section.title, section.output]
    : [section.title]

/** The names of a customizer's tabs of code; one, named after its heading, where the preview is printed. */
export const tabNames = (section: CustomizerSection): readonly string[] =>
  section.code ? Object.keys(section.code) : [outputTitle(section)]
