import { formatDiagnostic } from './entry/diagnostic.ts'
import { createLoader, validateRegistry } from './check/validate-registry.ts'

/** The routes of the site's own pages, which no entry may take. */
const { load, close } = await createLoader()
const { sitePages } = (await load('/src/site/routes.tsx')) as { sitePages: readonly { path: string }[] }
const problems = await validateRegistry(
  'registry',
  load,
  sitePages.map(({ path }) => path),
)
await close()

for (const problem of problems) console.error(formatDiagnostic(problem))
console.log(problems.length === 0 ? 'The registry is valid.' : `${problems.length} problems.`)
process.exit(problems.length === 0 ? 0 : 1)
