import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import type { ReservedPage } from './check/meta-rules.ts'
import { createLoader } from './check/module-loader.ts'
import { refusal } from './check/new-name.ts'
import { newComponent } from './entry/component-template.ts'
import { readWords } from './harness/usage.ts'

const words = readWords(
  'Usage: npm run new:component -- status-badge. It creates registry/status-badge, with all that a component needs.',
  // What is no name gets a message of its own.
  (word) => !word.startsWith('-') && word === process.argv[2],
)

/** The site's own pages. Reading them takes seconds. */
async function reservedPages(): Promise<readonly ReservedPage[]> {
  const { load, close } = await createLoader()
  const routes = await load('/src/registry/site-pages.ts')
  await close()
  const { sitePages, notFound } = routes as { sitePages: readonly ReservedPage[]; notFound: ReservedPage }
  return [...sitePages, notFound]
}

/** Writes the folder of a component that is called by the name of its folder, such as "status-badge". */
async function createFolder(name = ''): Promise<string> {
  const reason = await refusal(name, reservedPages)
  if (reason !== undefined) throw new Error(reason)
  const folder = join('registry', name)
  mkdirSync(folder)
  const today = new Date().toISOString().slice(0, 10)
  for (const [file, text] of Object.entries(newComponent(name, today))) {
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
  console.log(await createFolder(words[0]))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
