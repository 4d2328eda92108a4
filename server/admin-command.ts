import { type AdminAnswer, type AdminRequest, adminAnswer, administer, adminRequest } from './admin'
import type { Environment } from './environment'
import { openStore } from './open-store'
import { askHolder } from './store/data-lock'
import { StartError } from './store/store'

const usage = 'Usage: npm run admin -- stories|messages list · npm run admin -- stories|messages remove ID'

/**
 * The owner's command: `stories|messages list` prints a JSON line for each record, the latest first; `remove ID` forgets
 * one. A server that has the file is asked; otherwise the store is opened here.
 *
 * @returns the lines to print
 * @throws StartError when the arguments are wrong or the command could not be done
 */
export async function runAdmin(words: readonly string[], environment: Environment): Promise<string[]> {
  const [list, command, id, ...rest] = words
  const request = adminRequest.safeParse({ command, list, ...(id !== undefined && { id }) }).data
  if (!request || rest.length > 0) throw new StartError(usage)
  return lines(request, await answer(request, environment))
}

async function answer(request: AdminRequest, environment: Environment): Promise<AdminAnswer> {
  if (environment.DATABASE_URL === undefined) {
    const reply = await askHolder(environment.DATA_DIR, request)
    if (reply !== undefined) return adminAnswer.parse(reply)
  }
  const store = await openStore(environment, console.error)
  try {
    return await administer(store, request)
  } finally {
    await store.close()
  }
}

function lines(request: AdminRequest, reply: AdminAnswer): string[] {
  if ('error' in reply) throw new StartError(reply.error)
  if ('records' in reply) return reply.records.map((record) => JSON.stringify(record))
  const id = request.command === 'remove' ? request.id : ''
  if (!reply.removed)
    throw new StartError(`There is no record ${id} in ${request.list}. List them to see the ids.`)
  return [`Removed ${id} from ${request.list}.`]
}
