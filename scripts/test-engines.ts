import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { playwrightCount } from './harness/playwright-report'

const report = 'test-results/engines.json'

rmSync(report, { force: true })
const words = ['test', '--config', 'tests/engines/playwright.config.ts', ...process.argv.slice(2)]
const { status } = spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', ...words], {
  stdio: ['ignore', 'inherit', 'inherit'],
})
const count = (() => {
  try {
    return playwrightCount(report)
  } catch {
    // A runner that died early leaves no report; its own output says why.
    return { passed: 0, failed: 1 }
  }
})()
const failed = status === 0 ? count.failed : Math.max(1, count.failed)
console.log(`${count.passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
