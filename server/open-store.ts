import { administer } from './admin'
import type { Environment } from './environment'
import { lockDirectory } from './store/data-lock'
import { openFileStore } from './store/file-store'
import { openPostgresStore } from './store/postgres-store'
import type { Store } from './store/store'

/** Records a list of the file holds when `STORE_LIMIT` is not set (DECISIONS, "Server"). */
const defaultLimit = 10_000

type StoreSettings = Pick<Environment, 'DATA_DIR' | 'DATABASE_URL' | 'STORE_LIMIT'>

/**
 * Opens the store that the environment names: PostgreSQL with `DATABASE_URL`, otherwise the file in `DATA_DIR`, which
 * this process then has for itself; through the lock's socket it answers the admin command meanwhile.
 *
 * @param warn told of what does not stop a start
 * @throws StartError in words for whoever starts the server
 */
export async function openStore(settings: StoreSettings, warn: (message: string) => void): Promise<Store> {
  const { DATA_DIR, DATABASE_URL, STORE_LIMIT } = settings
  if (DATABASE_URL !== undefined) {
    return openPostgresStore({ url: DATABASE_URL, recordLimit: STORE_LIMIT, warn })
  }
  let opened: Store | undefined
  const lock = await lockDirectory(DATA_DIR, (question) => administer(opened, question))
  try {
    const store = await openFileStore({ directory: DATA_DIR, recordLimit: STORE_LIMIT ?? defaultLimit, warn })
    opened = store
    return {
      ...store,
      async close() {
        await store.close()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}
