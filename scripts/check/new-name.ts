import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { nextItemName, requirementsItemName } from '../../src/install/registry-item.ts'
import { printWidth } from '../../src/registry/snippet.ts'
import { newComponent, pascal } from '../entry/component-template.ts'
import { readEntry } from '../entry/entry-reader.ts'
import { entryFiles } from '../entry/registry-folders.ts'
import { nodesOf, parseFile } from '../entry/syntax-tree.ts'
import { topLevelNames } from '../entry/top-level-names.ts'
import { metaSchema } from './entry-schema.ts'
import { duplicates, type KnownEntry, type ReservedPage } from './meta-rules.ts'

/** Items that are at `/r/<name>.json` and are no components. */
const otherItems = [nextItemName, requirementsItemName, 'registry']

/** The name of every snippet's own component. */
const snippetName = 'Example'

/** A reason against the name of a new component, and what to do about it. */
type Reason = (name: string) => string | undefined

const malformed: Reason = (name) =>
  /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)
    ? undefined
    : 'is no folder name. Use lower-case words joined by hyphens: npm run new:component -- status-badge'

const taken: Reason = (name) => {
  const folder = join('registry', name)
  if (existsSync(join(folder, 'entry.tsx'))) return `is taken: ${folder} already exists. Choose another name.`
  if (existsSync(folder)) return `is taken: ${folder} holds what is no component. Choose another name.`
  if (existsSync(join('registry/screens', name)))
    return 'is the name of a screen, whose item has the same address. Choose another name.'
  return undefined
}

const itemTaken: Reason = (name) =>
  otherItems.includes(name)
    ? `is taken: /r/${name}.json is another file of the registry. Choose another name.`
    : name.endsWith('-demo')
      ? 'ends like the items of examples, /r/button-demo.json. Choose a name without -demo.'
      : undefined

const tooLong: Reason = (name) => {
  const statement = `import { ${pascal(name)} } from './${name}'`
  return statement.length > printWidth
    ? `is too long: its import has ${statement.length} columns, and a code block ${printWidth}. Choose a shorter name.`
    : undefined
}

/** The names that the files and snippets of a new component import or declare. */
function usedNames(): Set<string> {
  const files = newComponent('x', '')
  const sources = ['x.tsx', 'entry.tsx'].map((file) => parseFile(file, files[file] ?? ''))
  const imported = sources.flatMap((source) => nodesOf(source)).filter(ts.isImportSpecifier)
  return new Set([
    ...imported.map(({ name }) => name.text),
    ...sources.flatMap((source) => Object.keys(topLevelNames(source))),
    snippetName,
  ])
}

const shadows: Reason = (name) => {
  const own = pascal(name)
  const fix = `Add a word that says more, such as ${name}-card.`
  if (name === 'entry') return `would be written into entry.tsx, which documents it. ${fix}`
  if (usedNames().has(own)) return `would be ${own}, a name that its own files use already. ${fix}`
  return Object.hasOwn(globalThis, own)
    ? `would be ${own}, as an object of JavaScript, which its files could then no longer use. ${fix}`
    : undefined
}

const knownEntries = (): KnownEntry[] =>
  entryFiles().flatMap((file) => {
    const { data } = metaSchema.safeParse(readEntry(file, readFileSync(file, 'utf8')).meta)
    // The schema has checked all of it but the icon, which does not matter here.
    return data === undefined ? [] : [{ file, meta: data as KnownEntry['meta'] }]
  })

/** A route or a title that a page or another component has. */
function pageTaken(name: string, pages: readonly ReservedPage[]): string | undefined {
  const file = join('registry', name, 'entry.tsx')
  const { meta: value } = readEntry(file, newComponent(name, '2026-01-01')['entry.tsx'] ?? '')
  // The template is valid.
  const meta = value as KnownEntry['meta']
  const [first] = [...duplicates([...knownEntries(), { file, meta }], pages)].filter(
    (one) => one.file === file,
  )
  return first && `cannot be used as it is. ${first.message} Choose another name.`
}

/**
 * Why a new component cannot have a name, with the fix; `undefined` where it can.
 *
 * @param sitePages Reads the site's own pages, whose routes and titles no component may have.
 */
export async function refusal(
  name: string,
  sitePages: () => Promise<readonly ReservedPage[]>,
): Promise<string | undefined> {
  const why = [malformed, taken, itemTaken, tooLong, shadows].map((reason) => reason(name)).find(Boolean)
  const reason = why ?? pageTaken(name, await sitePages())
  return reason && `'${name}' ${reason}`
}
