import { z } from 'zod'
import type { RecordList, Store } from './store/store'

/** What the owner can ask for, from the command line and through the lock's socket. */
export const adminRequest = z.discriminatedUnion('command', [
  z.strictObject({ command: z.literal('list'), list: z.enum(['stories', 'messages']) }),
  z.strictObject({ command: z.literal('remove'), list: z.enum(['stories', 'messages']), id: z.string() }),
])

/** What the owner asks for. */
export type AdminRequest = z.infer<typeof adminRequest>

/** What the owner gets: records, whether one was removed, or why not. */
export const adminAnswer = z.union([
  z.strictObject({ records: z.array(z.looseObject({ id: z.string() })) }),
  z.strictObject({ removed: z.boolean() }),
  z.strictObject({ error: z.string() }),
])

/** What the owner gets. */
export type AdminAnswer = z.infer<typeof adminAnswer>

/**
 * Does what the owner asks.
 *
 * @param store undefined while the server is still starting
 * @param question checked here, since it may come from another process
 */
export async function administer(store: Store | undefined, question: unknown): Promise<AdminAnswer> {
  const request = adminRequest.safeParse(question).data
  if (!request) return { error: 'The server does not know this command. Is it of another version?' }
  if (!store) return { error: 'The server is still starting. Try again.' }
  const records: Pick<RecordList<object>, 'list' | 'remove'> = store[request.list]
  try {
    if (request.command === 'list') return { records: [...(await records.list())] }
    return { removed: await records.remove(request.id) }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}
