import type { ReservedPage } from './check/meta-rules.ts'
import { createLoader } from './check/module-loader.ts'
import { validateRegistry } from './check/validate-registry.ts'
import { releaseErrors } from './release/check-releases.ts'
import { formatDiagnostic } from './entry/diagnostic.ts'
import { readWords } from './harness/usage.ts'

readWords(
  'Usage: npm run validate. It checks every folder of the registry, and names each mistake with its fix.',
)

const { load, close } = await createLoader()
// No entry may take the route or the title of one of the site's own pages.
const { sitePages } = (await load('/src/registry/site-pages.ts')) as { sitePages: readonly ReservedPage[] }
const diagnostics = await validateRegistry('registry', load, sitePages)
await close()
// What cannot be read was reported, and has no hash.
if (diagnostics.length === 0) diagnostics.push(...(await releaseErrors()))

for (const diagnostic of diagnostics) console.error(formatDiagnostic(diagnostic))
const count = diagnostics.length
console.log(count === 0 ? 'The registry is valid.' : `${count} ${count === 1 ? 'problem' : 'problems'}.`)
process.exit(count === 0 ? 0 : 1)
