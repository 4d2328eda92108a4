import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { demoProject } from './harness/auth/demo-project'
import { type Emulator, startEmulator } from './harness/auth/emulator'
import { type AuthEnvironment, environmentVariable } from './harness/auth/environment'
import { startTokenServer } from './harness/auth/token-server'
import { freePort } from './harness/free-port'
import { readWords } from './harness/usage'
import { failedRun, playwrightReport, printReport, type TestReport } from './harness/test-report'

const words = readWords(
  'Usage: npm run test:auth. It tests sign-in with the Firebase Auth emulator; words after -- go to Playwright.',
  () => true,
)

const report = 'test-results/auth.json'

/** The configuration of the tests' site. It replaces every value that the shell or an `.env` file might set. */
const withSignIn = (emulator: string, tokenServer: string) => ({
  ...demoProject,
  VITE_FIREBASE_AUTH_EMULATOR: emulator,
  VITE_AUTH_TOKEN_SYNC_URL: tokenServer,
})

const withoutSignIn = Object.fromEntries(Object.keys(withSignIn('', '')).map((name) => [name, '']))

const others = { VITE_API_HOST: '', VITE_CHAT_WIDGET_SRC: '' }

/** Runs a program of Node to its end, while the token server in this process goes on answering. */
async function run(words: readonly string[], env: Readonly<Record<string, string>>): Promise<boolean> {
  const child = spawn(process.execPath, words, { stdio: 'inherit', env: { ...process.env, ...env } })
  await once(child, 'close')
  return child.exitCode === 0
}

async function build(folder: string, env: Readonly<Record<string, string>>): Promise<void> {
  const words = ['node_modules/vite/bin/vite.js', 'build', '--app', '--logLevel', 'error']
  if (!(await run(words, { ...others, ...env, OUT_DIR: folder })))
    throw new Error(`The build of ${folder} failed.`)
}

async function test(words: readonly string[]): Promise<boolean> {
  const tokenServer = await startTokenServer()
  let emulator: Emulator | undefined
  try {
    emulator = await startEmulator()
    const folders = { siteFolder: '.cache/auth/site', plainFolder: '.cache/auth/plain' }
    await build(folders.siteFolder, withSignIn(emulator.origin, tokenServer.url))
    await build(folders.plainFolder, withoutSignIn)
    const environment: AuthEnvironment = {
      site: await freePort(),
      plain: await freePort(),
      siteFolder: resolve(folders.siteFolder),
      plainFolder: resolve(folders.plainFolder),
      emulator: emulator.origin,
      tokenServer: tokenServer.url,
    }
    const runner = [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config',
      'tests/auth/playwright.config.ts',
    ]
    return await run([...runner, ...words], environmentVariable(environment))
  } finally {
    emulator?.stop()
    tokenServer.stop()
  }
}

/** Reads the report; a run that failed has at least one failure, whatever its report says. */
function read(ok: boolean): TestReport {
  const result = playwrightReport(report)
  return ok || result.failures.length > 0
    ? result
    : { ...result, failures: ['its tests pass, but the command failed'] }
}

rmSync(report, { force: true })
printReport(
  await test(words)
    .then(read)
    .catch((error: unknown) => {
      console.error(error)
      return failedRun(String(error))
    }),
)
