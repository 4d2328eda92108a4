import { fromParameters } from '../registry/customizer-state'
import type { EntryModule } from '../registry/entry-module'
import { liveExampleOf, propsIn } from '../registry/live-example'
import { snippetName, type Configurable, type Section } from '../registry/sections'
import { customizerCode, exampleCode } from '../registry/snippet'
import { slug } from '../ui/slug'

/** The URL parameter of an example of a page. */
export const exampleParameter = 'example'

/** An example of a page that can be installed: a module whose default export renders it. */
export interface InstallableExample {
  /** The value of its parameter: the id of its section, with a number from 2 for further examples. */
  readonly id: string
  readonly title: string
  readonly section: Section
  /** Set if an address can have values for it. */
  readonly configurable: Configurable | undefined
  /** The values in an address that its code depends on. */
  readonly given: (parameters: URLSearchParams) => unknown
  /** Its code for the values in an address. Invalid values are ignored. */
  readonly code: (parameters: URLSearchParams) => string
}

/** The examples of a page, in reading order, without files and customizers with code tabs. */
export const examplesOf = (entry: EntryModule): readonly InstallableExample[] =>
  entry.docs.sections.flatMap((section) => examplesIn(section, entry))

function examplesIn(section: Section, entry: EntryModule): InstallableExample[] {
  const id = slug(section.title)
  const live = liveExampleOf(entry.docs)
  switch (section.kind) {
    case 'props':
      return []
    case 'examples':
      return section.examples
        .filter(({ kind }) => kind !== 'code')
        .map((example, index) => {
          const given = (parameters: URLSearchParams) =>
            live?.section === section && index === 0 ? propsIn(live, parameters) : {}
          return {
            id: index === 0 ? id : `${id}-${index + 1}`,
            title: snippetName(section, example),
            section,
            configurable: live?.section === section && index === 0 ? live.configurable : undefined,
            given,
            code: (parameters) => exampleCode(example, entry, given(parameters)),
          }
        })
    case 'customizer':
      if (section.code) return []
      return [
        {
          id,
          title: section.title,
          section,
          configurable: section,
          given: (parameters) => fromParameters(section, parameters).values,
          code: (parameters) => customizerCode(section, fromParameters(section, parameters).values, entry),
        },
      ]
  }
}

/** The example that an address installs: the customizer, which uses its values, or else the first example. */
export const defaultExample = (examples: readonly InstallableExample[]): InstallableExample | undefined =>
  examples.find(({ section }) => section.kind === 'customizer') ?? examples[0]

/** The name of an example's file and of its registry item. */
export const demoName = (folder: string, example: InstallableExample, isDefault: boolean): string =>
  isDefault ? `${folder}-demo` : `${folder}-${example.id}-demo`
