import { collectionOf } from '../registry/collections'
import type { Cost } from '../registry/cost'
import {
  propsOf,
  referenceOf,
  type EntryModule,
  type NameSource,
  type PropRow,
} from '../registry/entry-module'
import type { Component } from './install-items'

/** The interface of a component, for programs. */
export interface ComponentApi {
  /** The name of its folder and of its item. */
  readonly name: string
  readonly title: string
  readonly description: string
  readonly collection: string
  readonly category: string
  /** The path of its page. */
  readonly page: string
  /** The exports, each with its props. */
  readonly exports: readonly {
    readonly name: string
    /** The module's path below the folder in which all components are installed. */
    readonly from: string
    readonly props: readonly PropRow[]
    /** The names of the props that take elements, or a function that returns some. A member's is `items.icon`. */
    readonly slots: readonly string[]
  }[]
  /** Its cost to an app and to a frame, in bytes and px². */
  readonly cost?: Cost | undefined
  readonly keyboard: readonly { readonly keys: string; readonly does: string }[]
  readonly announced: readonly {
    readonly part: string
    readonly role: string
    readonly name?: string | undefined
    readonly states?: string | undefined
  }[]
}

const isSlot = ({ type }: PropRow) => !type.startsWith('{') && /\bReact(Node|Element)\b|Render\b/.test(type)

/** The props and the members of props that take elements. */
const slotsOf = (rows: readonly PropRow[], before = ''): string[] =>
  rows.flatMap((row) => [
    ...(isSlot(row) ? [`${before}${row.name}`] : []),
    ...slotsOf(row.members ?? [], `${before}${row.name}.`),
  ])

/** The module of an import in an entry: `./button` in `registry/button` is `button/button`. */
const moduleOf = (source: NameSource | undefined, folder: string) =>
  source?.kind === 'import' ? source.from.replace(/^\.\//, `${folder}/`).replace(/^\.\.\//, '') : undefined

/** The components of its own folder that an entry imports and a visitor installs, and that no table describes. */
function withoutTable(entry: EntryModule, described: ReadonlySet<string>): string[] {
  const installed = new Set(referenceOf(entry).source.emotion.files.map(({ file }) => file))
  return Object.keys(entry.names).filter((name) => {
    const source = entry.names[name]
    if (source?.kind !== 'import' || source.type === true || described.has(name)) return false
    const [, file] = /^\.\/(.+)$/.exec(source.from) ?? []
    return /^[A-Z][a-z]/.test(name) && installed.has(`${file}.tsx`)
  })
}

/** The interface of a component, read from its entry, its types and its TSDoc. */
export function apiOf({ meta, entry }: Component): ComponentApi {
  const { sections, keyboard, announced } = entry.docs
  const tables = sections.filter((section) => section.kind === 'props').map((one) => propsOf(one, entry))
  const others = withoutTable(entry, new Set(tables.map(({ name }) => name))).map((name) => ({
    name,
    rows: [],
  }))
  return {
    name: entry.folder,
    title: meta.title,
    description: meta.description,
    collection: collectionOf(meta),
    category: meta.category,
    page: meta.route,
    exports: [...tables, ...others].flatMap(({ name, rows: props }) => {
      const from = moduleOf(entry.names[name], entry.folder)
      return from === undefined ? [] : [{ name, from, props, slots: slotsOf(props) }]
    }),
    cost: referenceOf(entry).cost,
    keyboard,
    announced: announced.map(({ part, role, name, states }) => ({ part, role, name, states })),
  }
}
