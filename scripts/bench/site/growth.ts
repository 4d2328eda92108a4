import { readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fillRegistry, measureCatalogue } from '../../harness/grown-registry'
import { copyProject, type ProjectCopy } from '../../harness/project-copy'
import type { Row } from './table'

const counts = [30, 1000, 3000] as const

/** How much the first load may differ, in bytes of Brotli: other names of files compress differently. */
const tolerance = 64

/** A module to import before the build: it writes the processor time of the process, all threads included, in ms. */
const clock = (file: string) =>
  `data:text/javascript,${encodeURIComponent(
    `import { writeFileSync } from 'node:fs'
    process.on('exit', () => {
      const { user, system } = process.cpuUsage()
      writeFileSync(${JSON.stringify(file)}, String((user + system) / 1000))
    })`,
  )}`

/** Builds a copy from scratch. @returns Seconds of processor time. */
function build({ folder, run }: ProjectCopy): number {
  const file = join(folder, 'processor-time')
  rmSync(join(folder, 'dist'), { recursive: true, force: true })
  const vite = resolve('node_modules/vite/bin/vite.js')
  run(process.execPath, '--import', clock(file), vite, 'build', '--app', '--logLevel', 'error')
  return Number(readFileSync(file, 'utf8')) / 1000
}

/** The mean size of the generated components' documents, uncompressed, in bytes. */
function outputPerPage({ folder }: ProjectCopy): number {
  const client = join(folder, 'dist/client')
  const documents = readdirSync(client).filter((name) => /^made-\d+-details$/.test(name))
  const sizes = documents.map((name) => statSync(join(client, name, 'index.html')).size)
  return sizes.reduce((sum, size) => sum + size, 0) / sizes.length
}

/** Registries of 30, 1,000 and 3,000 components, in a temporary copy of the project. */
export function growth(): Row[] {
  const copy = copyProject()
  try {
    const grown = counts.map((count) => {
      fillRegistry(copy, count)
      const seconds = build(copy)
      process.stderr.write(`Growth: ${count} components, ${seconds.toFixed(1)} s of processor\n`)
      return { ...measureCatalogue(copy), count, seconds, page: outputPerPage(copy) }
    })
    const [first, second, last] = grown
    if (first === undefined || second === undefined || last === undefined)
      throw new Error('Nothing was built.')
    const each = ({ seconds, count }: typeof first) => seconds / count
    const list = (pick: (one: (typeof grown)[number]) => string) => grown.map(pick).join(' → ')
    const title = `${counts.join(' → ')} components: `
    return [
      {
        what: `${title}script of the catalogue’s first load`,
        toReach: 'constant',
        measured: list(({ script }) => `${(script / 1024).toFixed(1)} KiB`),
        holds: Math.abs(last.script - first.script) <= tolerance,
      },
      {
        what: `${title}elements of the catalogue`,
        toReach: 'constant',
        measured: list(({ elements }) => String(elements)),
        holds: first.elements === last.elements,
      },
      {
        what: `${counts[0]} → ${counts[1]} components: processor time of the build`,
        toReach: '≤ 3 ×',
        measured: `${(second.seconds / first.seconds).toFixed(1)} ×`,
        holds: second.seconds <= 3 * first.seconds,
      },
      {
        what: `${title}processor time of the build per component`,
        toReach: '≤ 3 ×',
        measured: `${(each(last) / each(first)).toFixed(2)} × (${list(({ seconds }) => `${seconds.toFixed(1)} s`)} in all)`,
        holds: each(last) <= 3 * each(first),
      },
      {
        what: `${title}output of a page`,
        toReach: 'constant',
        measured: list(({ page }) => `${(page / 1024).toFixed(1)} KiB`),
        holds: Math.abs(last.page / first.page - 1) <= 0.01,
      },
    ]
  } finally {
    copy.dispose()
  }
}
