import { browser, build, vitest } from './harness/test-steps'
import { runSuite } from './harness/test-suite'

const [word] = process.argv.slice(2)
if (word !== undefined) {
  console.error(`npm test takes no words: it tests everything. For one component: npm run check -- ${word}`)
  process.exit(1)
}

await runSuite([
  // Side by side, as each takes one core only.
  [
    { name: 'lint', command: 'npm run lint' },
    { name: 'typecheck', command: 'npm run typecheck' },
  ],
  vitest('unit and server', '--project unit --project server'),
  // What new:component writes must pass all that is asked of a component.
  [build, { name: 'template', command: 'tsx scripts/check.ts --template' }],
  browser('components'),
])
