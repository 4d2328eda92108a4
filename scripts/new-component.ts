import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { collectionNames, defaultCollection, type Collection } from '../src/registry/collections.ts'
import type { ReservedPage } from './check/meta-rules.ts'
import { createLoader } from './check/module-loader.ts'
import { refusal } from './check/new-name.ts'
import { newComponent } from './entry/component-template.ts'
import { readWords } from './harness/usage.ts'

/** Checks each word: the name of the folder, and then a flag with the name of a collection. */
const places: readonly ((word: string) => boolean)[] = [
  // An invalid name gets its message later.
  (word) => !word.startsWith('-'),
  (word) => word === '--collection',
  (word) => collectionNames.some((name) => name === word),
]

const [name, flag, wanted] = readWords(
  `Usage: npm run new:component -- status-badge. It creates registry/status-badge, with all that a component needs. After the name, --collection and ${collectionNames.join(' or ')} say in whose catalogue it is.`,
  (word) => places[process.argv.indexOf(word, 2) - 2]?.(word) === true,
)

/** The collection of the new component; undefined for the default one, which an entry does not name. */
function collectionWanted(): Collection | undefined {
  const collection = collectionNames.find((known) => known === wanted)
  if (flag !== undefined && collection === undefined)
    throw new Error(`--collection needs a name: ${collectionNames.join(' or ')}.`)
  return collection === defaultCollection ? undefined : collection
}

/** The site's own pages. Reading them takes seconds. */
async function reservedPages(): Promise<readonly ReservedPage[]> {
  const { load, close } = await createLoader()
  const routes = await load('/src/registry/site-pages.ts')
  await close()
  const { sitePages, notFound } = routes as { sitePages: readonly ReservedPage[]; notFound: ReservedPage }
  return [...sitePages, notFound]
}

/** Writes the folder of a component that is called by the name of its folder, such as "status-badge". */
async function createFolder(name: string): Promise<string> {
  const collection = collectionWanted()
  const reason = await refusal(name, reservedPages)
  if (reason !== undefined) throw new Error(reason)
  const folder = join('registry', name)
  mkdirSync(folder)
  const today = new Date().toISOString().slice(0, 10)
  for (const [file, text] of Object.entries(newComponent(name, today, collection))) {
    const path = join(folder, file)
    // Only now is it known how wide the lines are.
    writeFileSync(path, await format(text, { ...(await resolveConfig(path)), filepath: path }))
  }
  return `Created ${folder}. What is left to do:
1. Edit ${name}.tsx, entry.tsx and ${name}.browser.test.ts. npm run dev shows them at /${name}-details.
2. Check them: npm run check -- ${name}
3. Take its picture for shared links: npm run build && npm run pictures -- /${name}-details
4. Measure its glass for docs/browsers.md: npm run measure:blur -- ${name}`
}

try {
  console.log(await createFolder(name ?? ''))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
