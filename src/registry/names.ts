import type { CustomiserSection, Example, ExamplesSection, Section } from './sections'

/** The name of an example's code, for its caption and copy button: its own title, or its section's. */
export function snippetName(section: ExamplesSection, example: Example): string {
  return example.title ?? section.title
}

/** The heading over a customiser's preview and code. */
export const outputTitle = (section: CustomiserSection): string => section.output ?? section.title

/** The headings of a section: one, or a second one where a customiser's output stands under its own. */
export const headingsOf = (section: Section): readonly string[] =>
  section.kind === 'customiser' && section.output !== undefined
    ? [section.title, section.output]
    : [section.title]

/** The names of a customiser's tabs of code; one, named after its heading, where the preview is printed. */
export const tabNames = (section: CustomiserSection): readonly string[] =>
  section.code ? Object.keys(section.code) : [outputTitle(section)]
