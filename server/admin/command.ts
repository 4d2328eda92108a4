import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type AdminArguments, readAdminArguments, usage } from './arguments'
import { isBackupCommand, runBackup } from './backup-command'
import { entryLines, notificationLine } from './output'
import { type AdminRequest, type AdminResponse, adminResponse, handleAdminRequest } from './requests'
import type { Environment } from '../environment'
import { openStore } from '../open-store'
import { StartupError } from '../startup-error'
import { DataFile } from '../store/data-file'
import { askLockOwner } from '../store/directory-lock'
import type { Fill } from '../store/capacity'
import { type Count, listLabels, quantity, type Store } from '../store/store'

/**
 * Runs the owner's command on records and notifications. If a server uses the file, the server
 * does the work; otherwise the store is opened here.
 *
 * @param print called with each line of the result
 * @throws StartupError when the arguments are wrong, the command failed, or a given id has no record; the other records
 *   are changed
 */
export async function runAdmin(
  args: readonly string[],
  environment: Environment,
  print: (line: string) => void,
): Promise<void> {
  if (args.includes('--help')) return print(usage)
  const [command, file, ...others] = args
  if (isBackupCommand(command) && file !== undefined && others.length === 0)
    return runBackup(command, file, environment, print)
  const { request, view, limit } = readAdminArguments(args)
  const owner = connect(environment)
  try {
    const found: string[] = []
    let next: { before?: string } | undefined = {}
    while (next !== undefined) {
      const left = limit - found.length
      const part =
        request.command === 'read' ? { ...request, ...next, limit: Math.min(request.limit, left) } : request
      const response = await owner.ask(part)
      if ('error' in response) throw new StartupError(response.error)
      for (const line of lines(response, { request, view })) print(line)
      found.push(...idsOf(response))
      const before = 'entries' in response ? response.next : undefined
      next = before !== undefined && found.length < limit ? { before } : undefined
    }
    const missing = idsIn(request)?.filter((id) => !found.includes(id)) ?? []
    if (missing.length > 0) throw new StartupError(missing.map((id) => isMissing(id, request)).join('\n'))
  } finally {
    await owner.close()
  }
}

/** Whether a request changes nothing. */
const isReading = (request: AdminRequest) =>
  request.command === 'read' ||
  request.command === 'notifications' ||
  (request.command === 'check' && !request.repair)

const idsIn = (request: AdminRequest) => ('selection' in request ? request.selection.ids : undefined)

/** Sends requests to the server that uses the file; without one, to the store, which is opened for the first of them. */
function connect(environment: Environment) {
  let store: Store | undefined
  return {
    async ask(request: AdminRequest): Promise<AdminResponse> {
      if (store === undefined && environment.DATABASE_URL === undefined) {
        const reply = await askLockOwner(environment.DATA_DIR, request)
        if (reply !== undefined) return adminResponse.parse(reply)
        await checkData(resolve(environment.DATA_DIR))
      }
      store ??= await openStore(environment, { warn: console.error, isReading: isReading(request) })
      return handleAdminRequest(store, request)
    },
    close: async () => store?.close(),
  }
}

/** Without this check, a wrong folder would be created, and look empty. @throws StartupError */
async function checkData(directory: string): Promise<void> {
  const file = new DataFile(join(directory, 'vitrine.json'))
  for (const path of [file.path, file.backup]) if (await stat(path).catch(() => undefined)) return
  const folder = await stat(directory).catch(() => undefined)
  throw new StartupError(
    folder?.isDirectory()
      ? `${file.path} does not exist: nothing has been saved in this folder. Check DATA_DIR.`
      : `${directory} is no folder: there is nothing to read. Set DATA_DIR to the folder of the server's data.`,
  )
}

type Done = Exclude<AdminResponse, { error: string }>

function idsOf(response: Done): string[] {
  if ('entries' in response) return response.entries.map(({ record }) => record.id)
  return 'changed' in response ? response.changed.flatMap(({ ids }) => ids) : []
}

function lines(response: Done, { request, view }: Pick<AdminArguments, 'request' | 'view'>): string[] {
  if ('entries' in response) return response.entries.flatMap((entry) => entryLines(entry, view))
  if ('notifications' in response)
    return response.notifications.map((notification) => notificationLine(notification, view))
  if ('counts' in response)
    return response.counts.map((count) => countLine(count, request.command === 'check' && request.repair))
  const done = response.changed.flatMap(({ list, ids }) =>
    ids.map((id) =>
      list === 'notifications'
        ? `Sending ${id} again.`
        : request.command === 'approve'
          ? `Approved ${id}.`
          : `Removed ${id} from ${listLabels[list]}.`,
    ),
  )
  if (done.length > 0 || !('selection' in request) || request.selection.ids !== undefined) return done
  if (request.command === 'retry') return ['No notification is dead or waits for its next attempt.']
  const { since } = request.selection
  return [`Nothing matches${since === undefined ? '' : `: no such record was saved since ${since}`}.`]
}

function countLine({ list, counted, actual }: Count, isRepaired: boolean): string {
  const words = ({ records, bytes }: Fill) =>
    `${quantity(records, listLabels[list])}, ${quantity(bytes, 'bytes')}`
  if (counted.records === actual.records && counted.bytes === actual.bytes) return `${words(actual)}: right.`
  return `${words(actual)}: counted as ${counted.records}, ${counted.bytes} bytes. ${
    isRepaired ? 'Corrected.' : 'Use check --repair to correct it.'
  }`
}

function isMissing(id: string, request: AdminRequest): string {
  if (request.command === 'retry')
    return `No notification of ${id} is dead or waits for its next attempt. Use notifications list to see them.`
  const list = 'lists' in request ? (request.lists.at(-1) ?? 'stories') : 'waiting'
  const how = list === 'waiting' ? 'list --waiting' : 'list'
  return `There is no record ${id} in ${listLabels[list]}. Use ${how} to see the ids.`
}
