import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type AdminArguments, readAdminArguments, usage } from './arguments'
import { entryLines } from './output'
import { type AdminRequest, type AdminResponse, adminResponse, handleAdminRequest } from './requests'
import type { Environment } from '../environment'
import { openStore } from '../open-store'
import { StartupError } from '../startup-error'
import { DataFile } from '../store/data-file'
import { askLockOwner } from '../store/directory-lock'
import { listLabels } from '../store/store'

/**
 * Runs the owner's command, which lists, shows, removes and approves records. If a server uses the file, the server
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
  const { request, view } = readAdminArguments(args)
  const response = await send(request, environment)
  if ('error' in response) throw new StartupError(response.error)
  const found =
    'entries' in response
      ? response.entries.map(({ record }) => record.id)
      : response.changed.flatMap(({ ids }) => ids)
  for (const line of lines(response, { request, view })) print(line)
  const missing = request.selection.ids?.filter((id) => !found.includes(id)) ?? []
  if (missing.length > 0) throw new StartupError(missing.map((id) => isMissing(id, request)).join('\n'))
}

async function send(request: AdminRequest, environment: Environment): Promise<AdminResponse> {
  if (environment.DATABASE_URL === undefined) {
    const reply = await askLockOwner(environment.DATA_DIR, request)
    if (reply !== undefined) return adminResponse.parse(reply)
    await checkData(resolve(environment.DATA_DIR))
  }
  const store = await openStore(environment, { warn: console.error })
  try {
    return await handleAdminRequest(store, request)
  } finally {
    await store.close()
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

function lines(
  response: Exclude<AdminResponse, { error: string }>,
  { request, view }: AdminArguments,
): string[] {
  if ('entries' in response) return response.entries.flatMap((entry) => entryLines(entry, view))
  const done = response.changed.flatMap(({ list, ids }) =>
    ids.map((id) =>
      request.command === 'approve' ? `Approved ${id}.` : `Removed ${id} from ${listLabels[list]}.`,
    ),
  )
  if (done.length > 0 || request.selection.ids !== undefined) return done
  const { since } = request.selection
  return [`Nothing matches${since === undefined ? '' : `: no such record was saved since ${since}`}.`]
}

function isMissing(id: string, request: AdminRequest): string {
  const list = request.command === 'approve' ? 'waiting' : (request.lists.at(-1) ?? 'stories')
  const how = list === 'waiting' ? 'list --waiting' : 'list'
  return `There is no record ${id} in ${listLabels[list]}. Use ${how} to see the ids.`
}
