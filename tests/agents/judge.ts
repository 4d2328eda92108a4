import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RegistryItem } from '../../src/install/registry-item'
import { faultsOf } from './faults'
import { tasks } from './tasks'

/* Judges the answers in a folder: `npx tsx tests/agents/judge.ts answers`. It needs a build. */

const items = 'dist/client/r'
const [folder] = process.argv.slice(2)
if (folder === undefined || !existsSync(folder) || !existsSync(items)) {
  console.error(
    'Usage: npx tsx tests/agents/judge.ts FOLDER, with answers named after the tasks, after npm run build.',
  )
  process.exit(1)
}

const project = new Map(
  readdirSync(items)
    .filter((name) => /^[\w-]+\.json$/.test(name) && !/-demo\.json$|^(registry|api|next)\.json$/.test(name))
    .flatMap((name) => (JSON.parse(readFileSync(join(items, name), 'utf8')) as RegistryItem).files)
    .map(({ target, content }) => [target.replace('components/vitrine/', ''), content] as const),
)

let right = 0
for (const task of tasks) {
  const file = join(folder, `${task.name}.tsx`)
  const faults = existsSync(file)
    ? faultsOf(task, readFileSync(file, 'utf8'), project)
    : ['There is no answer.']
  if (faults.length === 0) right += 1
  console.log([`${faults.length === 0 ? '✓' : '✗'} ${task.name}`, ...faults].join('\n    '))
}
console.log(`${right} of ${tasks.length} answers are right.`)
