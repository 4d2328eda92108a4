import { parseArgs } from 'node:util'
import { StartupError } from '../startup-error'
import type { ListName, Selection } from '../store/store'
import type { AdminRequest } from './requests'
import { readSince } from './since'

/** How a record is printed: its first lines, the whole, or the whole as JSON. */
export type AdminView = 'brief' | 'whole' | 'json'

/** What the owner asks for. */
export interface AdminArguments {
  request: AdminRequest
  view: AdminView
}

/** How the command is used. */
export const usage = `Usage: npm run admin -- stories|messages list [--client KEY] [--since TIME] [--json]
       npm run admin -- stories|messages show ID… [--json]
       npm run admin -- stories|messages remove ID… | [--client KEY] [--since TIME]
       npm run admin -- stories approve ID… | [--client KEY] [--since TIME]
With --waiting, list and remove take only the stories that wait for approval.
TIME is a duration such as 12h or 7d, or an ISO date.`

/** Which arguments a command takes besides its list. */
const takes: Readonly<Record<string, { ids: boolean; filter: boolean; options: readonly string[] }>> = {
  list: { ids: false, filter: true, options: ['waiting', 'json'] },
  show: { ids: true, filter: false, options: ['json'] },
  remove: { ids: true, filter: true, options: ['waiting'] },
  approve: { ids: true, filter: true, options: [] },
}

/**
 * Reads the arguments of the owner's command.
 *
 * @throws StartupError with the usage, or with what is wrong with an option
 */
export function readAdminArguments(args: readonly string[]): AdminArguments {
  const { positionals, values } = parse(args)
  const [list, command = '', ...ids] = positionals
  const { client, since, ...flags } = values
  const isFiltered = client !== undefined || since !== undefined
  const isStories = list === 'stories'
  const taken = takes[command]
  const isUsage =
    taken !== undefined &&
    (isStories || (list === 'messages' && command !== 'approve' && !flags.waiting)) &&
    Object.keys(flags).every((name) => taken.options.includes(name)) &&
    (taken.ids || ids.length === 0) &&
    (taken.filter || !isFiltered) &&
    // Either ids or a filter; only the list is all records without one.
    (command === 'list' || ids.length > 0 !== isFiltered)
  if (!isUsage) throw new StartupError(usage)

  const selection: Selection = {
    ...(ids.length > 0 && { ids }),
    ...(client !== undefined && { client: readClient(client) }),
    ...(since !== undefined && { since: readSince(since) }),
  }
  if (command === 'approve') return { request: { command, selection }, view: 'whole' }
  if (command === 'remove')
    return { request: { command, lists: listsOf(isStories, flags.waiting), selection }, view: 'whole' }
  const isBoard = command === 'list' && isStories && !flags.waiting
  return {
    request: { command: 'read', lists: isBoard ? ['stories'] : listsOf(isStories, flags.waiting), selection },
    view: flags.json ? 'json' : command === 'list' ? 'brief' : 'whole',
  }
}

/** The waiting stories come first: one that is approved meanwhile is then found among the others. */
function listsOf(isStories: boolean, waiting = false): ListName[] {
  if (!isStories) return ['messages']
  return waiting ? ['waiting'] : ['waiting', 'stories']
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        waiting: { type: 'boolean' },
        json: { type: 'boolean' },
        client: { type: 'string' },
        since: { type: 'string' },
      },
    })
  } catch {
    throw new StartupError(usage)
  }
}

function readClient(text: string): string {
  if (/^[0-9a-f]{16}$/.test(text)) return text
  throw new StartupError(
    `--client is ${text}. It must be a client's key as list prints it: 16 hexadecimal digits.`,
  )
}
