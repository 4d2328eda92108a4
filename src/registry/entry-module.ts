import type { Cost } from './cost'
import type { Meta } from './meta'
import type { Docs, PropsSection } from './sections'
import type { Styling } from './styling'

/** A row of a props table, read from the component's TypeScript and TSDoc. */
export interface PropRow {
  readonly name: string
  readonly type: string
  readonly required: boolean
  /** The default of the destructured parameter, or after `@default`. */
  readonly default?: string
  readonly description: string
  /** The members of the prop's type, if that is an object type of the project or an array of one. */
  readonly members?: readonly PropRow[]
}

/** The rows of an entry's props tables, by the component's name in `entry.tsx` and by the prop's name. */
export type PropRows = Readonly<Record<string, Readonly<Record<string, PropRow>>>>

/** Where a name in `entry.tsx` comes from, so that a snippet can import or declare it. */
export type NameSource =
  | { readonly kind: 'import'; readonly from: string; readonly specifier: string; readonly type?: boolean }
  | { readonly kind: 'declaration'; readonly code: string; readonly uses: readonly string[] }

/** A file of a component or a screen. */
export interface SourceFile {
  /** Its path from the component's folder, as the page shows it: `button.tsx`, `../glass/glass.ts`. */
  readonly file: string
  /** Its path from the folder in which all components lie: `button/button.tsx`, `glass/glass.ts`. */
  readonly path: string
  readonly code: string
  /** The address of the code as plain text. */
  readonly address: string
}

const comments: Readonly<Record<string, (name: string) => string>> = {
  css: (name) => `/* ${name} */`,
  svg: (name) => `<!-- ${name} -->`,
}

/** A file's code below a comment with its path, so that it is clear where to save it. */
export function withName(path: string, code: string): string {
  const comment = comments[path.split('.').at(-1) ?? ''] ?? ((name) => `// ${name}`)
  return `${comment(path)}\n${code}`
}

/** Whether a file is outside the component's folder, because components share it. */
export const isShared = ({ file }: Pick<SourceFile, 'file'>): boolean => file.startsWith('../')

/** The source of a component or a screen in one of its stylings. */
export interface ComponentSource {
  readonly files: readonly SourceFile[]
  /** The packages that the files import besides React, with their major versions: `@emotion/react@11`. */
  readonly packages: readonly string[]
}

/** The source of a component or a screen. */
export type Source = Readonly<Record<Styling, ComponentSource>>

/** The props tables, the source and the cost of a page. */
export interface EntryReference {
  readonly props: PropRows
  readonly source: Source
  /** Absent for a page that installs nothing. */
  readonly cost?: Cost | undefined
}

/** The export of `entry.tsx?docs`: everything that a component's page needs, in one chunk. */
export interface EntryModule {
  /** The name of the component's folder. */
  readonly folder: string
  readonly docs: Docs
  /** The values that `entry.tsx` imports or declares at its top level, by name. Snippets use these names. */
  readonly scope: Readonly<Record<string, unknown>>
  readonly names: Readonly<Record<string, NameSource>>
  /** Absent in the browser, where the prerendered document has it as HTML. */
  readonly reference?: EntryReference
}

/**
 * An entry's reference, which only the build and the dev server have.
 *
 * @throws {Error} In the browser.
 */
export function referenceOf({ reference, docs }: EntryModule): EntryReference {
  if (reference === undefined)
    throw new Error(
      `The entry with the section '${docs.sections[0]?.title ?? ''}' has no reference here; render it in a Static, which takes it from the document.`,
    )
  return reference
}

/** The component's name and the rows of a props table. */
export function propsOf(
  { component, props }: PropsSection,
  entry: EntryModule,
): { readonly name: string; readonly rows: readonly PropRow[] } {
  const name = Object.keys(entry.scope).find((known) => entry.scope[known] === component) ?? ''
  const known = referenceOf(entry).props[name]
  return { name, rows: props.flatMap((prop) => known?.[prop] ?? []) }
}

/** An entry of the catalogue. Its page is loaded on demand. */
export interface CatalogueItem extends Meta {
  /** The folder's name below `registry/`. */
  readonly name: string
  readonly load: () => Promise<EntryModule>
}

/** Whether a page has anything to install. */
export const isInstallable = ({ docs }: EntryModule): boolean =>
  docs.sections.length > 0 && docs.page.source !== false
