import type { CustomizerSection, Docs, Example, ExamplesSection, Section } from './sections'

/** The name of an example's code in its caption and copy button: the example's title, or the section's. */
export function snippetName(section: ExamplesSection, example: Example): string {
  return example.title ?? section.title
}

/** The heading over a customizer's preview and code. */
export const outputTitle = (section: CustomizerSection): string => section.output ?? section.title

/** The headings of a section: one, or two where a customizer's output has its own. */
export const headingsOf = (section: Section): readonly string[] =>
  section.kind === 'customizer' && section.output !== undefined
    ? [section.title, section.output]
    : [section.title]

/** The names of a customizer's code tabs: its own, or the heading where the code is printed from the preview. */
export const tabNames = (section: CustomizerSection): readonly string[] =>
  section.code ? Object.keys(section.code) : [outputTitle(section)]

/** The headings of a page, in reading order: of its sections, and of what every page ends with. */
export const pageHeadings = ({ sections, keyboard, announced, page }: Docs): readonly string[] => [
  ...sections.flatMap(headingsOf),
  ...(keyboard.length > 0 ? ['Keyboard'] : []),
  ...(announced.length > 0 ? ['What is announced'] : []),
  ...(sections.length > 0 && page.source !== false ? ['Add to your project', 'Source'] : []),
]
