import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { playwright, type Step, vitest } from '../harness/test-steps.ts'
import { didYouMean } from './nearest.ts'
import { entryFiles } from '../entry/registry-folders.ts'

const usage = 'Name the folder of one component: npm run check -- tabs'

/**
 * The folder that a command line names.
 *
 * @throws {Error} When it names none, more than one, or one that is not there.
 */
export function checkedFolder([name, ...more]: readonly string[]): string {
  if (name === undefined || more.length > 0) throw new Error(usage)
  if (existsSync(join('registry', name, 'entry.tsx'))) return name
  const known = entryFiles().map((file) => file.split('/').at(-2) ?? '')
  const fix = didYouMean(name, known).trim() || `Create it: npm run new:component -- ${name}`
  throw new Error(`There is no registry/${name}/entry.tsx. ${fix}`)
}

/** The laws that know of the one component: those that take entries or files from these modules. */
const aboutOne = /from '\.\/(?:entries|components|one-component)'/

const lawFiles = () =>
  readdirSync('tests/laws')
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => join('tests/laws', file))
    .filter((file) => aboutOne.test(readFileSync(file, 'utf8')))

/** Everything that is tested of one component, side by side: style, laws, types, snippets, and its browser test on the dev server. */
export function checkSteps(name: string): Step[] {
  const folder = `registry/${name}`
  // One worker for all files: they share the type program.
  const words = ['--project unit --no-isolate --maxWorkers=1 --passWithNoTests', ...lawFiles(), `${folder}/`]
  return [
    {
      name: 'lint',
      command: `oxlint --type-aware --deny-warnings ${folder} && prettier --check ${folder}`,
    },
    vitest('laws', words.join(' '), { COMPONENT: name }),
    playwright('browser', '--config tests/check/playwright.config.ts', 'test-results/check.json', {
      COMPONENT: name,
    }),
  ]
}
