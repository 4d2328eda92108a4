import { z } from 'zod'
import type { RecordList, Store } from './store/store'

/** Validates a request of the owner, which comes from the command line or through the lock's socket. */
export const adminRequest = z.discriminatedUnion('command', [
  z.strictObject({ command: z.literal('list'), list: z.enum(['stories', 'messages']) }),
  z.strictObject({ command: z.literal('remove'), list: z.enum(['stories', 'messages']), id: z.string() }),
])

/** A request of the owner. */
export type AdminRequest = z.infer<typeof adminRequest>

/** Validates the response: the records, whether one was removed, or an error. */
export const adminResponse = z.union([
  z.strictObject({ records: z.array(z.looseObject({ id: z.string() })) }),
  z.strictObject({ removed: z.boolean() }),
  z.strictObject({ error: z.string() }),
])

/** The response to the owner. */
export type AdminResponse = z.infer<typeof adminResponse>

/**
 * Lists records, or removes one.
 *
 * @param store undefined while the server is starting
 * @param input validated here, since it may come from another process
 */
export async function handleAdminRequest(store: Store | undefined, input: unknown): Promise<AdminResponse> {
  const request = adminRequest.safeParse(input).data
  if (!request) return { error: 'The server does not know this command. It may be another version.' }
  if (!store) return { error: 'The server is still starting. Try again.' }
  const records: Pick<RecordList<object>, 'list' | 'remove'> = store[request.list]
  try {
    if (request.command === 'list') return { records: [...(await records.list())] }
    return { removed: await records.remove(request.id) }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}
