import type { Cost, StylingCost } from '../registry/cost.ts'
import { defaultStyling, type Styling } from '../registry/styling.ts'

/**
 * A file of a registry item. The shadcn CLI writes a `registry:file` as it is, and translates a `registry:component` into
 * the language of the project.
 */
export interface ItemFile {
  readonly path: string
  readonly type: 'registry:file' | 'registry:component'
  /** Its path in the project. */
  readonly target: string
  readonly content: string
}

/** The cost of an item in its styling, in bytes, and what is painted of it. */
export type ItemCost = StylingCost & Pick<Cost, 'paint'>

/**
 * An item that `npx shadcn add` installs. While all its files are of the type `registry:file`, the project needs no
 * `components.json` and no Tailwind.
 *
 * @see https://ui.shadcn.com/schema/registry-item.json
 */
export interface RegistryItem {
  readonly $schema: string
  readonly name: string
  readonly type: 'registry:item'
  readonly title: string
  readonly description: string
  readonly dependencies: readonly string[]
  /** The addresses of items that are installed with it. The command takes each once. */
  readonly registryDependencies?: readonly string[]
  /** Printed by the command after the installation. */
  readonly docs?: string
  /**
   * The hash of its files that say what they are, the cost of a component, without an example, or of a screen, and the
   * address of a component's conformance report. Other items have none.
   */
  readonly meta?: { readonly hash: string; readonly cost?: ItemCost; readonly accessibility?: string }
  readonly files: readonly ItemFile[]
}

/** The address of an item: `/r/button.json`, or `/r/emotion/button.json` for another styling than the default. */
export const itemPath = (name: string, styling: Styling): string =>
  `/r/${styling === defaultStyling ? '' : `${styling}/`}${name}.json`

/** The name of the item of a glass. It is the name of the material's folder, so no component can have it. */
export const glassItemName = 'glass'

/** The name of the item with the file that Emotion needs in Next.js. */
export const nextItemName = 'next'

/** The name of the item that says what all components need. */
export const requirementsItemName = 'requirements'

/** The folder in which components are installed. The CLI puts `src/` before it where the project has one. */
export const defaultFolder = 'components/vitrine'

/**
 * The folder of a project whose `components.json` is followed. It is behind the alias `ui`, as the CLI installs the packages
 * of an item where that one leads: in a workspace, that is another package than the one of the alias `components`.
 */
const aliasedFolder = '@ui/vitrine'

/** The parameters for a project's `components.json`: none without the file, or else its aliases and its language. */
export const projectSettings = {
  none: {},
  TypeScript: { dir: aliasedFolder },
  JavaScript: { tsx: 'false', dir: aliasedFolder },
} as const

export type ProjectSettings = keyof typeof projectSettings

const segment = /^[\w().[\]-]+$/
const placeholders = new Set(['~', '@components', '@ui', '@lib', '@hooks'])

/** Whether a text is a folder inside the project: a path that may start with a placeholder of the CLI. */
export function isProjectFolder(folder: string): boolean {
  const [first = '', ...rest] = folder.split('/')
  const path = placeholders.has(first) ? rest : [first, ...rest]
  return (
    path.length > 0 && folder.length <= 200 && path.every((name) => segment.test(name) && !/^\.+$/.test(name))
  )
}

/** The URL parameter of the folder of an item's files. */
export const folderParameter = 'dir'

/** The URL parameter of a project's language, named and written as in `components.json`. */
export const tsxParameter = 'tsx'

/** Where a project keeps an item's files, and in which language. */
export interface Placement {
  /** @default defaultFolder */
  readonly folder?: string | undefined
  /** Whether the project's `components.json` says `tsx: false`. @default false */
  readonly isJavaScript?: boolean | undefined
}
