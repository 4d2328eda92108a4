import { checkedFolder, checkSteps } from './check/one-component.ts'
import { checkTemplate } from './check/template.ts'
import { processorSeconds } from './harness/processor-time.ts'
import { runSuite } from './harness/test-suite.ts'

/*
 * Checks one component: `npm run check -- tabs`. With `--template`, it checks a component as `npm run new:component`
 * writes it, in a copy of the project.
 */

const asked = process.argv.slice(2)
try {
  if (asked[0] === '--template') checkTemplate()
  else {
    await runSuite([checkSteps(checkedFolder(asked))])
    console.log(`${processorSeconds()} s of processor time`)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
