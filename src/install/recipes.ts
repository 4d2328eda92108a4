import { catalogue } from '../registry/catalogue'
import { referenceOf, type Source } from '../registry/entry-module'
import { forPrograms, needs } from './other-items'
import type { Choice } from './install-items'
import { makeItem } from './make-item'
import type { RegistryItem } from './registry-item'

/** Something that people build of several components: one file, which is installed with them. */
export interface Recipe {
  /** The name of its file. The name of its item begins with `recipe-`. */
  readonly name: string
  readonly title: string
  /** The sentence that says what it is for. */
  readonly text: string
  /** The folders of the components that it imports. */
  readonly uses: readonly string[]
  readonly code: string
}

const files = import.meta.glob<string>('../../registry/recipes/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/**
 * Reads a recipe: the comment above its component says what it is for, and its name is its title.
 *
 * @throws {Error} When there is no such comment.
 */
function readRecipe(file: string, code: string): Recipe {
  const name = file.split('/').at(-1)?.replace('.tsx', '') ?? file
  const [, text] = /\/\*\* (.+) \*\/\nexport default function/.exec(code) ?? []
  if (text === undefined)
    throw new Error(
      `registry/recipes/${name}.tsx does not say what it is for. Write /** … */ above its default function.`,
    )
  const folders = [...code.matchAll(/from '\.\.\/([\w-]+)\//g)].map(([, folder = '']) => folder)
  const words = name.replaceAll('-', ' ')
  return {
    name,
    title: words.charAt(0).toUpperCase() + words.slice(1),
    text,
    uses: [...new Set(folders)].filter((folder) => folder !== 'glass'),
    code,
  }
}

/** All recipes, by name. To add one, add a file to `registry/recipes`. */
export const recipes: readonly Recipe[] = Object.entries(files).map(([file, code]) => readRecipe(file, code))

/** The name of a recipe's item. */
export const recipeItemName = (name: string): string => `recipe-${name}`

/** The recipe of an item's name. */
export const recipeOf = (itemName: string): Recipe | undefined =>
  recipes.find(({ name }) => recipeItemName(name) === itemName)

/** The sources of the components that a recipe uses. */
export const sourcesOf = async ({ uses }: Recipe): Promise<readonly Source[]> =>
  Promise.all(
    catalogue
      .filter(({ name }) => uses.includes(name))
      .map(async ({ load }) => referenceOf(await load()).source),
  )

/**
 * The item of a recipe: the files of its components, each once, and its own.
 *
 * @param sources The sources of the components that it uses.
 */
export function recipeItem(
  { name, title, text, code }: Recipe,
  sources: readonly Source[],
  { styling, isAddressed = false, ...placement }: Choice,
): RegistryItem {
  const styled = sources.map((source) => source[styling])
  const byPath = new Map(styled.flatMap(({ files: own }) => own.map((file) => [file.path, file] as const)))
  return makeItem(
    {
      name: recipeItemName(name),
      // The MCP server of shadcn shows no `docs`, only descriptions.
      meta: { title, description: `${text} ${forPrograms}` },
      packages: [...new Set(styled.flatMap(({ packages }) => packages))],
      files: [...byPath.values(), { path: `recipes/${name}.tsx`, code }],
      ...needs(styling, isAddressed),
    },
    placement,
  )
}
