import { StartupError } from './startup-error'

/**
 * Runs a command with the settings of the `.env` file, if there is one. If it throws, the process ends with exit code 1;
 * a StartupError is printed without its stack trace.
 */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  loadSettings()
  try {
    await command()
  } catch (error) {
    console.error(error instanceof StartupError ? error.message : error)
    process.exitCode = 1
  }
}

/** Variables that are already set override those of the file. */
function loadSettings(): void {
  try {
    process.loadEnvFile()
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (!isMissing) throw error
  }
}
