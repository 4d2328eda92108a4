import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import type { Paint } from '../src/registry/cost'
import { paintFile, writePaints, writtenPaints, type Paints } from './cost/paint-table'
import { measuredIn, type Suite } from './harness/measured'
import { readWords } from './harness/usage'

/*
 * Measures the glass of every component and screen in Chromium, and writes registry/paint.json, which their pages show. With
 * names, it measures these, and leaves all others. Needs a build.
 */

/** The folders to measure: none for all. */
const chosen = readWords(
  'Usage: npm run measure:cost, or -- followed by the names of components and screens. It writes registry/paint.json, and needs a build.',
  (word) => !word.startsWith('-'),
)
const report = 'test-results/cost.json'
rmSync(report, { force: true })
const { status } = spawnSync(
  'npx',
  [
    'playwright',
    'test',
    '--config=tests/playwright.config.ts',
    '--project=components',
    '--workers=1',
    '--reporter=line,json',
    '--grep',
    chosen.length === 0 ? 'is painted as written' : ` (${chosen.join('|')}) is painted as written`,
    'tests/browser/family/paint.test.ts',
  ],
  { stdio: 'inherit', env: { ...process.env, MEASURE: 'frames', PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
)
if (!existsSync(report)) throw new Error('Playwright did not start; the lines above say why.')
const measured = measuredIn(JSON.parse(readFileSync(report, 'utf8')) as Suite)
if (measured.length === 0) throw new Error('Nothing was measured; the lines above say why.')
const paints: Paints = Object.fromEntries(
  // The test writes them.
  measured.map(([name, figures]) => [name, JSON.parse(figures) as Paint]),
)
// What has failed keeps its figures.
writePaints(chosen.length === 0 && status === 0 ? paints : { ...writtenPaints(), ...paints })
process.exitCode = status ?? 1
spawnSync('npx', ['prettier', '--write', paintFile], { stdio: 'inherit' })
