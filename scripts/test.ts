import { browser, build, vitest } from './harness/test-steps'
import { runSuite } from './harness/test-suite'

const [word] = process.argv.slice(2)
if (word !== undefined) {
  console.error(`npm test takes no words: it tests everything. For one component: npm run check -- ${word}`)
  process.exit(1)
}

// What new:component writes must pass all that is asked of a component.
const template = { name: 'template', command: 'tsx scripts/check.ts --template' }

await runSuite([
  [
    [
      { name: 'lint', command: 'npm run lint' },
      { name: 'typecheck', command: 'npm run typecheck' },
      template,
      build,
    ],
    // Its tests often wait, for processes and for time to pass.
    vitest('unit and server', '--project unit --project server'),
  ],
  browser('components'),
])
