import { rmSync } from 'node:fs'
import { endTogether, runCommand } from './run-command'
import { addTimes, failedRun, nameOf, printReport, slowest, type TestReport } from './test-report'
import type { Step } from './test-steps'

/** More failures than this are no unsteady tests: something is broken, and running them again would only take time. */
const mostRunAgain = 8

const seconds = (since: number) => Math.round((Date.now() - since) / 1000)

/** Runs a command and reads what it came to. A failed command is at least one failure, whatever its report says. */
async function runOnce(step: Step, command: string, isLive: boolean): Promise<TestReport> {
  const { name, limit = 600, report } = step
  if (report) rmSync(report.file, { force: true })
  const outcome = await runCommand(command, limit, isLive)
  if (outcome === 'hung')
    return failedRun(
      name,
      `has not ended after ${limit} s, and was stopped. Its last lines say where it hangs.`,
    )
  if (!report)
    return outcome === 'ended' ? { passed: 1, failures: [], unsteady: [] } : failedRun(name, 'failed')
  try {
    const result = report.read(report.file)
    return outcome === 'ended' || result.failures.length > 0
      ? result
      : { ...result, failures: failedRun(name, 'its tests pass, but the command failed').failures }
  } catch {
    // A runner that died early leaves no report; its own output says why.
    return failedRun(name, 'the command left no report')
  }
}

/** Runs what failed twice more. What passes both times is unsteady; it is not red, and not forgotten. */
async function settle(step: Step, first: TestReport): Promise<TestReport> {
  const { failures } = first
  if (failures.length === 0 || failures.length > mostRunAgain) return first
  const commands = step.again?.(failures) ?? []
  if (commands.length === 0) return first
  console.log(`\n— ${step.name}: runs ${failures.length} failed test(s) twice more, alone`)
  const again: TestReport[] = []
  for (const command of commands) again.push(await runOnce(step, command, true))
  const failed = new Set(again.flatMap((report) => report.failures.map(nameOf)))
  const runs = again.reduce((sum, report) => sum + report.passed + report.failures.length, 0)
  // A run that was not the whole of it proves nothing.
  if (runs !== failures.length * 2) return first
  return {
    ...first,
    failures: failures.filter((failure) => failed.has(nameOf(failure))),
    unsteady: failures.filter((failure) => !failed.has(nameOf(failure))),
  }
}

interface NamedResult extends TestReport {
  readonly name: string
  readonly took: number
}

async function run(step: Step, isLive: boolean): Promise<NamedResult> {
  if (isLive) console.log(`\n— ${step.name}: ${step.command}`)
  const start = Date.now()
  const result = await settle(step, await runOnce(step, step.command, isLive))
  const took = seconds(start)
  if (!isLive) console.log(`— ${step.name}: ended after ${took} s`)
  return { name: step.name, took, ...result }
}

/** Runs side by side. A list in it runs one step after the other. */
type Together = readonly (Step | readonly Step[])[]

/** The last lane shows its lines as they come; each step of the others shows them when it has ended, so that no lines mix. */
async function runTogether(lanes: Together): Promise<NamedResult[]> {
  if (lanes.length > 1)
    console.log(
      `— side by side: ${lanes
        .flat()
        .map(({ name }) => name)
        .join(', ')}`,
    )
  const results = lanes.map(async (lane) => {
    const ended: NamedResult[] = []
    for (const step of [lane].flat()) ended.push(await run(step, lane === lanes.at(-1)))
    return ended
  })
  return (await Promise.all(results)).flat()
}

/**
 * Runs all steps, whatever fails, and ends with a line for each and as `printReport` does.
 *
 * @param steps Run one after the other; the steps in a list run side by side.
 */
export async function runSuite(steps: readonly (Step | Together)[]): Promise<void> {
  endTogether()
  const results: NamedResult[] = []
  for (const lanes of steps) results.push(...(await runTogether('name' in lanes ? [lanes] : lanes)))
  console.log()
  for (const { name, passed, failures, unsteady, took, times } of results)
    console.log(
      `— ${name}: ${passed + unsteady.length} passed, ${failures.length} failed, ${took} s${slowest(times)}`,
    )
  printReport({
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failures: results.flatMap(({ failures }) => failures),
    unsteady: results.flatMap(({ unsteady }) => unsteady),
    times: addTimes(results.flatMap(({ times = {} }) => Object.entries(times))),
  })
}
