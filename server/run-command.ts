import { readFileSync } from 'node:fs'
import util from 'node:util'
import { type Environment, readEnvironment } from './environment'
import { checkNames } from './setting-names'
import { StartupError } from './startup-error'
import { StoreError } from './store/store'

/**
 * Runs a command with the settings of the environment and of the `.env` file, if there is one. If it throws, the
 * process ends with exit code 1; a StartupError or StoreError is printed without its stack trace.
 */
export async function runCommand(command: (environment: Environment) => Promise<void>): Promise<void> {
  // The reader of the output may stop early, as in `| head -1`.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit()
  })
  try {
    checkNode()
    await command(readEnvironment(withFile(process.env)))
  } catch (error) {
    console.error(error instanceof StartupError || error instanceof StoreError ? error.message : error)
    process.exitCode = 1
  }
}

/** Checked here, because a container has no npm that checks it. */
function checkNode(): void {
  const { node } = process.versions
  if (Number(node.split('.')[0]) < 20)
    throw new StartupError(`Vitrine needs Node 20.19 or later; this is Node ${node}. Install another.`)
}

/** Adds the settings of the `.env` file. Environment variables override them. */
function withFile(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const file = readFile('.env')
  checkNames(environment, file)
  return Object.assign(environment, { ...file, ...environment })
}

function readFile(path: string): NodeJS.Dict<string> {
  try {
    // A named import would fail in an old Node before the check of its version.
    return util.parseEnv(readFileSync(path, 'utf8'))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unreadable'
    if (code === 'ENOENT') return {}
    throw new StartupError(
      `The settings in ${path} cannot be read (${code}). Make it a file that this user may read.`,
    )
  }
}
