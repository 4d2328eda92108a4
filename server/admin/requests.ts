import { z } from 'zod'
import { notificationSchema } from '../store/outbox'
import { listNames, type RecordList, type Store } from '../store/store'

const fill = z.strictObject({ records: z.number(), bytes: z.number() })

const list = z.enum(listNames)

const selection = z.strictObject({
  ids: z.array(z.string()).min(1).readonly().optional(),
  client: z.string().optional(),
  since: z.string().optional(),
  until: z.string().optional(),
})

/** A selection without a condition would change every record. */
const conditions = selection.refine((chosen) => Object.values(chosen).some((value) => value !== undefined))

/** Validates a request of the owner, which comes from the command line or through the lock's socket. */
export const adminRequest = z.discriminatedUnion('command', [
  z.strictObject({
    command: z.literal('read'),
    lists: z.array(list).min(1),
    selection,
    /** The most records of each list. */
    limit: z.number(),
    /** The cursor of a page of the last list. */
    before: z.string().optional(),
  }),
  z.strictObject({ command: z.literal('check'), repair: z.boolean() }),
  z.strictObject({ command: z.literal('remove'), lists: z.array(list).min(1), selection: conditions }),
  z.strictObject({ command: z.literal('approve'), selection: conditions }),
  z.strictObject({ command: z.literal('notifications') }),
  z.strictObject({ command: z.literal('retry'), selection: selection.pick({ ids: true }) }),
])

/** A request of the owner. */
export type AdminRequest = z.infer<typeof adminRequest>

type ReadRequest = Extract<AdminRequest, { command: 'read' }>

const changeable = z.enum([...listNames, 'notifications'])
type Changeable = z.infer<typeof changeable>

/** Validates the response: records with their origin, the ids of what was changed, or an error. */
export const adminResponse = z.union([
  z.strictObject({
    entries: z.array(
      z.strictObject({
        list,
        savedAt: z.nullable(z.string()),
        client: z.nullable(z.string()),
        record: z.looseObject({ id: z.string() }),
      }),
    ),
    /** The cursor of the older records of the last list. */
    next: z.string().optional(),
  }),
  z.strictObject({ counts: z.array(z.strictObject({ list, counted: fill, actual: fill })) }),
  z.strictObject({ changed: z.array(z.strictObject({ list: changeable, ids: z.array(z.string()) })) }),
  z.strictObject({ notifications: z.array(notificationSchema) }),
  z.strictObject({ error: z.string() }),
])

/** The response to the owner. */
export type AdminResponse = z.infer<typeof adminResponse>

/** A change by the owner, without the text of records. */
export interface AdminChange {
  command: AdminRequest['command']
  list: Changeable
  ids: readonly string[]
}

/**
 * Reads, removes or approves records, and sends notifications again.
 *
 * @param store undefined while the server is starting
 * @param input validated here, since it may come from another process
 * @param onChange called with each list that has been changed
 */
export async function handleAdminRequest(
  store: Store | undefined,
  input: unknown,
  onChange: (change: AdminChange) => void = () => undefined,
): Promise<AdminResponse> {
  const request = adminRequest.safeParse(input).data
  if (!request) return { error: 'The server does not know this command. It may be another version.' }
  if (!store) return { error: 'The server is still starting. Try again.' }
  const changed: { list: Changeable; ids: string[] }[] = []
  const add = (name: Changeable, ids: readonly string[]) => {
    if (ids.length === 0) return
    changed.push({ list: name, ids: [...ids] })
    onChange({ command: request.command, list: name, ids })
  }
  try {
    if (request.command === 'read') return await read(store, request)
    if (request.command === 'check') return { counts: [...(await store.check(request.repair))] }
    if (request.command === 'notifications') return { notifications: [...(await store.outbox.list())] }
    if (request.command === 'retry') add('notifications', await store.outbox.retry(request.selection.ids))
    else if (request.command === 'approve') add('waiting', await store.approve(request.selection))
    else for (const name of request.lists) add(name, await store[name].remove(request.selection))
    return { changed }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

async function read(store: Store, { lists, selection: chosen, limit, before }: ReadRequest) {
  const found = []
  let next: string | undefined
  for (const name of lists) {
    const records: Pick<RecordList<object>, 'entries'> = store[name]
    const page = await records.entries(chosen, limit, before)
    for (const entry of page.entries) found.push({ list: name, ...entry })
    next = page.next
  }
  return { entries: found, ...(next !== undefined && { next }) }
}
