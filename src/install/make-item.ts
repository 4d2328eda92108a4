import type { Meta } from '../registry/meta'
import type { SourceFile } from '../registry/entry-module'
import { itemHash } from './file-hash'
import { firstLineOf, withKeptLine } from './first-line'
import { defaultFolder, type ItemCost, type Placement, type RegistryItem } from './registry-item'

interface ItemInput {
  readonly name: string
  readonly meta: Pick<Meta, 'title' | 'description'>
  readonly packages: readonly string[]
  readonly files: readonly Pick<SourceFile, 'path' | 'code'>[]
  readonly registryDependencies?: readonly string[] | undefined
  readonly docs?: string | undefined
  readonly cost?: ItemCost | undefined
  /** The address of its conformance report. */
  readonly accessibility?: string | undefined
}

const isScript = (path: string) => /\.tsx?$/.test(path)

/** Makes a registry item, whose files keep their paths below a folder. Only the build and the server do so. */
export const makeItem = (
  {
    name,
    meta: { title, description },
    packages,
    files,
    registryDependencies,
    docs,
    cost,
    accessibility,
  }: ItemInput,
  { folder = defaultFolder, isJavaScript = false }: Placement = {},
): RegistryItem => {
  const lines = files.map(({ code }) => firstLineOf(code)).filter((line) => line !== undefined)
  return {
    $schema: 'https://ui.shadcn.com/schema/registry-item.json',
    name,
    type: 'registry:item',
    title,
    description,
    dependencies: packages,
    ...(registryDependencies !== undefined && { registryDependencies }),
    ...(docs !== undefined && { docs }),
    ...(lines.length > 0 && {
      meta: {
        hash: itemHash(lines),
        ...(cost && { cost }),
        ...(accessibility !== undefined && { accessibility }),
      },
    }),
    files: files.map(({ path, code }) => {
      const isTranslated = isJavaScript && isScript(path)
      return {
        path: `registry/${path}`,
        type: isTranslated ? 'registry:component' : 'registry:file',
        target: `${folder}/${path}`,
        content: isTranslated ? withKeptLine(code) : code,
      }
    }),
  }
}
