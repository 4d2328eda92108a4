import { resolve } from 'node:path'
import type { Environment } from './environment'
import { DataFile } from './store/data-file'
import { lockDirectory } from './store/data-lock'
import { importRecords } from './store/postgres-import'
import { StartError } from './store/store'

/**
 * Moves the records of `vitrine.json` in `DATA_DIR` to the database of `DATABASE_URL`, ids and order included. What the
 * database already has is left as it is, so the command can be repeated; the file stays.
 *
 * @returns the lines to print
 * @throws StartError when a server uses the file, the file is wrong or missing, or the database cannot be used
 */
export async function importFile(words: readonly string[], environment: Environment): Promise<string[]> {
  if (words.length > 0)
    throw new StartError('Usage: npm run import:lowdb, with DATA_DIR and DATABASE_URL set')
  const { DATABASE_URL, DATA_DIR } = environment
  if (DATABASE_URL === undefined)
    throw new StartError('DATABASE_URL is not set. Set it to the database to move to.')
  const lock = await lockDirectory(DATA_DIR, () => Promise.resolve({ error: 'The file is being imported.' }))
  try {
    const file = new DataFile(resolve(DATA_DIR, 'vitrine.json'))
    const data = await file.read()
    if (!data) throw new StartError(`${file.path} does not exist: there is nothing to import. Set DATA_DIR.`)
    const added = await importRecords(DATABASE_URL, data)
    return [
      `Imported ${added.stories} of ${data.stories.length} stories and ${added.messages} of ${data.messages.length} messages; the others were there already.`,
      `${file.path} is unchanged. Start the server with DATABASE_URL set.`,
    ]
  } finally {
    await lock.release()
  }
}
