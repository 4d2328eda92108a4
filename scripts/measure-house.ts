import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { controlMove } from './house/control-move'
import { circles, importsOf, importsUpward, pairsOfFolders } from './house/import-graph'
import { readWords } from './harness/usage'

/** A file of code: what the project is made of, without its tests. */
const isCode = (file: string) =>
  /^(src|scripts|server|registry)\/.*\.(tsx?|css|cjs)$/.test(file) && !/\.test\.tsx?$/.test(file)

/** Short files: a reader who needs one needs several. */
const short = 40

/** Counts what makes a project large or hard to follow. */
function measureHouse(root: string): Record<string, number> {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')
  const linesOf = (file: string) => readFileSync(join(root, file), 'utf8').split('\n').length - 1
  const code = files.filter(isCode)
  const graph = new Map(
    files
      .filter((file) => /^src\/.*\.tsx?$/.test(file))
      .map((file) => [file, importsOf(root, file)] as const),
  )
  const upward = importsUpward(graph)
  return {
    'circles in src': circles(graph).length,
    'pairs of folders with imports upward': pairsOfFolders(upward).length,
    'imports upward': upward.length,
    'files of code': code.length,
    [`of them, of at most ${short} lines`]: code.filter((file) => linesOf(file) <= short).length,
    'lines of code': code.reduce((sum, file) => sum + linesOf(file), 0),
    'lines of README, CONTRIBUTING and docs/performance': [
      'README.md',
      'CONTRIBUTING.md',
      'docs/performance.md',
    ]
      .map(linesOf)
      .reduce((sum, count) => sum + count, 0),
  }
}

readWords('Usage: npm run measure:house. It counts what makes the code large or hard to follow.')

const counts = {
  ...measureHouse(process.cwd()),
  'files in which a moved control runs code': (await controlMove()).length,
}
for (const [what, count] of Object.entries(counts)) console.log(`${String(count).padStart(6)}  ${what}`)
process.exit()
