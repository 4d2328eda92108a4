import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import packageJson from '../../../package.json' with { type: 'json' }
import { fillRegistry, measureCatalogue } from '../../harness/grown-registry'
import { copyProject, type ProjectCopy } from '../../harness/project-copy'
import type { Row } from './table'

const counts = [30, 1000, 3000] as const

const print = (count: number) => count.toLocaleString('en')

/** How much the first load may differ, in bytes of Brotli: it names the number of components. */
const tolerance = 16

/** The processor time of a process in seconds, over all threads, and its peak memory in MiB. */
interface Cost {
  readonly seconds: number
  readonly memory: number
}

/** A module to import first: at the end of its process, it writes what the process took. */
const meter = (file: string) =>
  `data:text/javascript,${encodeURIComponent(
    `import { writeFileSync } from 'node:fs'
    process.on('exit', () => {
      const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
      const cost = { seconds: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS / 1024 }
      writeFileSync(${JSON.stringify(file)}, JSON.stringify(cost))
    })`,
  )}`

/** Runs Node in a copy of the project. */
function costOf({ folder, run }: ProjectCopy, ...parameters: string[]): Cost {
  const file = join(folder, 'cost.json')
  run(process.execPath, '--import', meter(file), ...parameters)
  return JSON.parse(readFileSync(file, 'utf8')) as Cost
}

/** Builds a copy, with the command of `npm run build`: `node`, and what follows. */
function build(copy: ProjectCopy): Cost {
  const [, ...parameters] = packageJson.scripts.build.split(' ')
  return costOf(copy, ...parameters, '--logLevel', 'error')
}

/** Validates a copy's registry, as `npm run validate` does. */
const validate = (copy: ProjectCopy) => costOf(copy, '--expose-gc', '--import', 'tsx', 'scripts/validate.ts')

/** The mean size of the generated components' documents, uncompressed, in bytes. */
function outputPerPage({ folder }: ProjectCopy): number {
  const client = join(folder, 'dist/client')
  const documents = readdirSync(client).filter((name) => /^made-\d+-details$/.test(name))
  const sizes = documents.map((name) => statSync(join(client, name, 'index.html')).size)
  return sizes.reduce((sum, size) => sum + size, 0) / sizes.length
}

/**
 * Registries of 30, 1,000 and 3,000 components, each in a temporary copy of the project. Nothing is deleted before all are
 * measured: for minutes after many files are deleted, ext4 without a journal takes ten times as long to make a new one.
 */
export function growth(): Row[] {
  const copies: ProjectCopy[] = []
  try {
    const grown = counts.map((count) => {
      const copy = copyProject()
      copies.push(copy)
      fillRegistry(copy, count)
      process.stderr.write(`Growth: ${count} components\n`)
      const built = build(copy)
      return { ...measureCatalogue(copy), count, built, validated: validate(copy), page: outputPerPage(copy) }
    })
    const [first, second, last] = grown
    if (first === undefined || second === undefined || last === undefined)
      throw new Error('Nothing was built.')
    const each = ({ built, count }: typeof first) => built.seconds / count
    type Grown = typeof first
    const list = (pick: (one: Grown) => string, of: readonly Grown[] = grown) => of.map(pick).join(' → ')
    const all = `${print(first.count)} → ${print(last.count)} components: `
    const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`
    /** Compares the second registry with the first. */
    const ratio = (what: string, limit: number, unit: string, pick: (one: Grown) => number): Row => ({
      what: `${print(first.count)} → ${print(second.count)} components: ${what}`,
      target: `≤ ${limit} ×`,
      measured: `${(pick(second) / pick(first)).toFixed(1)} ×`,
      details: list((one) => `${pick(one).toFixed(1)} ${unit}`, [first, second]),
      holds: pick(second) <= limit * pick(first),
    })
    return [
      {
        what: `${all}script of the catalogue’s first load`,
        target: 'constant',
        measured: list(({ script }) => kib(script), [first, last]),
        holds: Math.abs(last.script - first.script) <= tolerance,
      },
      {
        what: `${all}elements of the catalogue`,
        target: 'constant',
        measured: list(({ elements }) => String(elements), [first, last]),
        holds: first.elements === last.elements,
      },
      ratio('processor time of the build', 3, 's', ({ built }) => built.seconds),
      {
        what: `${all}processor time of the build per component`,
        target: '≤ 3 ×',
        measured: `${(each(last) / each(first)).toFixed(2)} ×`,
        details: list(({ built }) => `${built.seconds.toFixed(1)} s`),
        holds: each(last) <= 3 * each(first),
      },
      ratio('processor time of the validation', 3.5, 's', ({ validated }) => validated.seconds),
      ratio('peak memory of the validation', 1.5, 'MiB', ({ validated }) => validated.memory),
      {
        what: `${all}output per page`,
        target: 'constant',
        measured: list(({ page }) => kib(page), [first, last]),
        holds: Math.abs(last.page / first.page - 1) <= 0.01,
      },
    ]
  } finally {
    for (const { dispose } of copies) dispose()
  }
}
