import { resolve } from 'node:path'
import type { Environment } from './environment'
import { fillStore } from './open-store'
import { StartupError } from './startup-error'
import { batchesOf } from './store/backup'
import { DataFile } from './store/data-file'
import { lockDirectory } from './store/directory-lock'

const usage = 'Usage: npm run import:lowdb, with DATA_DIR and DATABASE_URL set.'

/**
 * Copies the records of `vitrine.json` in `DATA_DIR` to the database of `DATABASE_URL`, with their ids and order.
 * Records that are in the database already are skipped, so the command can be repeated. The file is not changed.
 *
 * @param print called with each line of the result
 * @throws StartupError when a server uses the file, the file is invalid or missing, or the database cannot be used
 */
export async function importFile(
  args: readonly string[],
  environment: Environment,
  print: (line: string) => void,
): Promise<void> {
  if (args.includes('--help')) return print(usage)
  if (args.length > 0) throw new StartupError(`It takes no arguments. ${usage}`)
  const { DATABASE_URL, DATA_DIR } = environment
  if (DATABASE_URL === undefined)
    throw new StartupError('DATABASE_URL is not set. Set it to the database to import into.')
  const lock = await lockDirectory(DATA_DIR, () =>
    Promise.resolve({ error: 'The file is being imported. Try again later.' }),
  )
  try {
    const file = new DataFile(resolve(DATA_DIR, 'vitrine.json'))
    const data = await file.read()
    if (!data)
      throw new StartupError(`${file.path} does not exist: there is nothing to import. Check DATA_DIR.`)
    const added = await fillStore(environment, batchesOf(data), true)
    print(
      `Imported ${added.stories} of ${data.stories.entries.length} stories and ${added.messages} of ${data.messages.entries.length} messages; the database already had the others.`,
    )
    if (data.waiting.entries.length > 0)
      print(`Imported ${added.waiting} of ${data.waiting.entries.length} waiting stories.`)
    print(`${file.path} is unchanged. Start the server with DATABASE_URL set.`)
  } finally {
    await lock.release()
  }
}
