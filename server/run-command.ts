import { StartError } from './store/store'

/**
 * Runs what a command line asks for, with the settings of a `.env` file where there is one. Prints the lines of its
 * result; a reason not to start is printed in words, without a stack, and ends the process with 1.
 */
export async function runCommand(command: () => Promise<readonly string[]>): Promise<void> {
  loadSettings()
  try {
    for (const line of await command()) console.log(line)
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error)
    process.exitCode = 1
  }
}

/** Variables that are already set win over those of the file. */
function loadSettings(): void {
  try {
    process.loadEnvFile()
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (!isMissing) throw error
  }
}
