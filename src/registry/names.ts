import type { CustomiserSection, Example, ExamplesSection } from './sections'

/** The name of an example's code, for its caption and copy button: its own title, or its section's. */
export function snippetName(section: ExamplesSection, example: Example): string {
  return example.title ?? section.title
}

/** The names of a customiser's tabs of code; one, named after the section, where the preview is printed. */
export const tabNames = (section: CustomiserSection): readonly string[] =>
  section.code ? Object.keys(section.code) : [section.title]
