import type { Meta } from '../registry/meta'
import type { SourceFile } from '../registry/entry-module'
import { defaultStyling, type Styling } from '../registry/styling'

/** A file of a registry item. `registry:file` and a target make the shadcn CLI write it as it is. */
export interface ItemFile {
  readonly path: string
  readonly type: 'registry:file'
  /** Its path in the project. */
  readonly target: string
  readonly content: string
}

/**
 * An item that `npx shadcn add` installs. As all its files have targets, the project needs no `components.json` and no
 * Tailwind.
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
  /** Printed by the command after the installation. */
  readonly docs?: string
  readonly files: readonly ItemFile[]
}

/** The address of an item: `/r/button.json`, or `/r/emotion/button.json` for another styling than the default. */
export const itemPath = (name: string, styling: Styling): string =>
  `/r/${styling === defaultStyling ? '' : `${styling}/`}${name}.json`

/** The name of the item of a glass. It is the name of the material's folder, so no component can have it. */
export const glassItemName = 'glass'

/** The folder in which components are installed. The CLI puts `src/` before it where the project has one. */
export const defaultFolder = 'components/vitrine'

/** The folder that follows the aliases of a project's `components.json`. */
export const aliasedFolder = '@components/vitrine'

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

interface ItemInput {
  readonly name: string
  readonly meta: Pick<Meta, 'title' | 'description'>
  readonly packages: readonly string[]
  readonly files: readonly Pick<SourceFile, 'path' | 'code'>[]
  readonly docs?: string
}

/** A registry item whose files keep their paths below a folder. */
export const registryItem = (
  { name, meta: { title, description }, packages, files, docs }: ItemInput,
  folder = defaultFolder,
): RegistryItem => ({
  $schema: 'https://ui.shadcn.com/schema/registry-item.json',
  name,
  type: 'registry:item',
  title,
  description,
  dependencies: packages,
  ...(docs !== undefined && { docs }),
  files: files.map(({ path, code }) => ({
    path: `registry/${path}`,
    type: 'registry:file',
    target: `${folder}/${path}`,
    content: code,
  })),
})
