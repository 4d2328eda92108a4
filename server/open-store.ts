import { type AdminChange, handleAdminRequest } from './admin/requests'
import type { Environment } from './environment'
import { StartupError } from './startup-error'
import type { Batches, Counts } from './store/backup'
import { storageLimits } from './store/capacity'
import { lockDirectory } from './store/directory-lock'
import { openFileStore } from './store/file-store'
import { openPostgresStore } from './store/postgres-store'
import type { Store } from './store/store'

/** MiB of stories. Messages and waiting stories come on top, and a text of 512 MiB cannot be read again. */
const mostFileSize = 64

/** What a process does with the store, and callbacks for events in it. */
interface StoreUse {
  /** Called with problems that do not prevent the start, and when a list is nearly full. */
  warn: (message: string) => void
  /** Whether this process only reads, so that the file's backup stays as it is. @default false */
  isReading?: boolean
  /** Called with the owner's changes through this process. */
  onChange?: (change: AdminChange) => void
}

/**
 * Opens the store that the settings name: PostgreSQL with `DATABASE_URL`, otherwise the file in `DATA_DIR`. The file is
 * locked for this process, which answers the admin command through the lock's socket.
 *
 * @throws StartupError when the store cannot be opened
 */
export async function openStore(
  settings: Environment,
  { warn, isReading = false, onChange }: StoreUse,
): Promise<Store> {
  const { DATA_DIR, DATABASE_URL, STORE_LIMIT, STORE_SIZE } = settings
  const limits = {
    recordLimit: STORE_LIMIT,
    byteLimit: STORE_SIZE === undefined ? undefined : STORE_SIZE * 2 ** 20,
    outboxLimit: settings.NOTIFY_URL === undefined ? 0 : storageLimits.notifications,
  }
  if (DATABASE_URL !== undefined) {
    return openPostgresStore({
      url: DATABASE_URL,
      connections: settings.DATABASE_POOL,
      patience: settings.DATABASE_WAIT,
      ...limits,
      warn,
    })
  }
  if (STORE_SIZE !== undefined && STORE_SIZE > mostFileSize)
    throw new StartupError(
      `STORE_SIZE is ${STORE_SIZE} MiB, and the file holds ${mostFileSize} at most: each start reads all of it, and each post writes it. Move to PostgreSQL: DATABASE_URL=postgres://user:password@host/vitrine npm run import:lowdb (without the repository: node dist/server/index.js import). Then start the server with this DATABASE_URL.`,
    )
  let opened: Store | undefined
  const lock = await lockDirectory(DATA_DIR, (request) => handleAdminRequest(opened, request, onChange))
  try {
    const store = await openFileStore({ directory: DATA_DIR, ...limits, warn, isReading })
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

/** Fills the store that the settings name, as {@link Store.fill} does. */
export async function fillStore(settings: Environment, batches: Batches, merges = false): Promise<Counts> {
  const store = await openStore(settings, { warn: console.error })
  try {
    return await store.fill(batches, merges)
  } finally {
    await store.close()
  }
}
