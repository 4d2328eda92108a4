import {
  type AdminRequest,
  adminRequest,
  type AdminResponse,
  adminResponse,
  handleAdminRequest,
} from './admin-requests'
import type { Environment } from './environment'
import { openStore } from './open-store'
import { StartupError } from './startup-error'
import { askLockOwner } from './store/directory-lock'

const usage = 'Usage: npm run admin -- stories|messages list · npm run admin -- stories|messages remove ID'

/**
 * The owner's command: `stories|messages list` prints one JSON line per record, newest first, and `remove ID` removes a
 * record. If a server uses the file, it does the work; otherwise the store is opened here.
 *
 * @returns the lines to print
 * @throws StartupError when the arguments are wrong or the command failed
 */
export async function runAdmin(args: readonly string[], environment: Environment): Promise<string[]> {
  const [list, command, id, ...rest] = args
  const request = adminRequest.safeParse({ command, list, ...(id !== undefined && { id }) }).data
  if (!request || rest.length > 0) throw new StartupError(usage)
  return lines(request, await send(request, environment))
}

async function send(request: AdminRequest, environment: Environment): Promise<AdminResponse> {
  if (environment.DATABASE_URL === undefined) {
    const reply = await askLockOwner(environment.DATA_DIR, request)
    if (reply !== undefined) return adminResponse.parse(reply)
  }
  const store = await openStore(environment, console.error)
  try {
    return await handleAdminRequest(store, request)
  } finally {
    await store.close()
  }
}

function lines(request: AdminRequest, response: AdminResponse): string[] {
  if ('error' in response) throw new StartupError(response.error)
  if ('records' in response) return response.records.map((record) => JSON.stringify(record))
  const id = request.command === 'remove' ? request.id : ''
  if (!response.removed)
    throw new StartupError(`There is no record ${id} in ${request.list}. Use list to see the ids.`)
  return [`Removed ${id} from ${request.list}.`]
}
