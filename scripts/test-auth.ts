import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { demoProject } from './harness/auth/demo-project'
import { type Emulator, startEmulator } from './harness/auth/emulator'
import { type AuthEnvironment, environmentVariable } from './harness/auth/environment'
import { startTokenServer } from './harness/auth/token-server'
import { freePort } from './harness/free-port'
import { failedRun, printReport } from './harness/test-report'
import { playwright } from './harness/test-steps'
import { runSuite } from './harness/test-suite'
import { readWords } from './harness/usage'

const words = readWords(
  'Usage: npm run test:auth. It tests sign-in with the Firebase Auth emulator; words after -- go to Playwright.',
  () => true,
)

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

/** Runs the tests, with what they need. */
async function test(words: readonly string[]): Promise<void> {
  const tokenServer = await startTokenServer()
  let emulator: Emulator | undefined
  try {
    emulator = await startEmulator()
    // With `REUSE_BUILD`, the build of a suite before this one is the site without sign-in.
    const reused = process.env.REUSE_BUILD ? 'dist' : undefined
    const folders = { siteFolder: '.cache/auth/site', plainFolder: reused ?? '.cache/auth/plain' }
    await build(folders.siteFolder, withSignIn(emulator.origin, tokenServer.url))
    if (reused === undefined) await build(folders.plainFolder, withoutSignIn)
    const environment: AuthEnvironment = {
      site: await freePort(),
      plain: await freePort(),
      siteFolder: resolve(folders.siteFolder),
      plainFolder: resolve(folders.plainFolder),
      emulator: emulator.origin,
      tokenServer: tokenServer.url,
    }
    Object.assign(process.env, environmentVariable(environment))
    const config = ['--config tests/auth/playwright.config.ts', ...words].join(' ')
    await runSuite([playwright('auth', config, 'test-results/auth.json')])
  } finally {
    emulator?.stop()
    tokenServer.stop()
  }
}

await test(words).catch((error: unknown) => {
  console.error(error)
  printReport(failedRun('auth', String(error)))
})
