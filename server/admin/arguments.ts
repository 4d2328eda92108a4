import { parseArgs } from 'node:util'
import { z } from 'zod'
import { StartupError } from '../startup-error'
import type { ListName, Selection } from '../store/store'
import type { AdminRequest } from './requests'

/** The format of a printed record: its first lines, all of it, or JSON. */
export type AdminView = 'brief' | 'whole' | 'json'

/** The parsed arguments. */
export interface AdminArguments {
  request: AdminRequest
  view: AdminView
  /** The most records to print. */
  limit: number
}

export const usage = `Usage: npm run admin -- stories|messages list [--client KEY] [--since TIME] [--until TIME] [--limit N] [--json]
       npm run admin -- stories|messages show ID… [--json]
       npm run admin -- stories|messages remove ID… | [--client KEY] [--since TIME] [--until TIME]
       npm run admin -- stories approve ID… | [--client KEY] [--since TIME] [--until TIME]
       npm run admin -- notifications list [--json]
       npm run admin -- notifications retry [ID…]
       npm run admin -- check [--repair]
       npm run admin -- backup|restore|verify FILE
With --waiting, list and remove take only the stories that wait for approval.
TIME is a duration such as 12h or 7d, or an ISO date. check counts all records; with --repair, it corrects wrong counts.
backup writes all that the store keeps to a file, also while a server runs; restore fills an empty store, all or nothing;
verify only reads the file. - is standard input or output.`

/** The records that each command may select, and its other options. */
const takes: Readonly<Record<string, { selects: readonly string[]; options: readonly string[] }>> = {
  'stories list': { selects: ['all', 'filter'], options: ['waiting', 'json', 'limit'] },
  'stories show': { selects: ['ids'], options: ['json'] },
  'stories remove': { selects: ['ids', 'filter'], options: ['waiting'] },
  'stories approve': { selects: ['ids', 'filter'], options: [] },
  'messages list': { selects: ['all', 'filter'], options: ['json', 'limit'] },
  'messages show': { selects: ['ids'], options: ['json'] },
  'messages remove': { selects: ['ids', 'filter'], options: [] },
  'notifications list': { selects: ['all'], options: ['json'] },
  'notifications retry': { selects: ['all', 'ids'], options: [] },
  check: { selects: ['all'], options: ['repair'] },
}

/**
 * Reads the arguments of the owner's command.
 *
 * @throws StartupError with the usage, or with what is wrong with an option
 */
export function readAdminArguments(args: readonly string[]): AdminArguments {
  const { positionals, values } = parse(args)
  const [list, command = '', ...ids] = positionals
  const { client, since, until, ...flags } = values
  const isFiltered = [client, since, until].some((value) => value !== undefined)
  const selected = ids.length === 0 ? (isFiltered ? 'filter' : 'all') : isFiltered ? 'both' : 'ids'
  const taken = takes[positionals.slice(0, 2).join(' ')]
  if (!taken?.selects.includes(selected) || !Object.keys(flags).every((name) => taken.options.includes(name)))
    throw new StartupError(usage)

  const selection: Selection = {
    ...(ids.length > 0 && { ids }),
    ...(client !== undefined && { client: readClient(client) }),
    ...(since !== undefined && { since: readTime('since', since) }),
    ...(until !== undefined && { until: readTime('until', until) }),
  }
  const limit = flags.limit === undefined ? Infinity : readLimit(flags.limit)
  const view = flags.json ? 'json' : command === 'list' ? 'brief' : 'whole'
  const isStories = list === 'stories'
  const lists = listsOf(isStories, flags.waiting)
  if (list === 'check') return { request: { command: 'check', repair: flags.repair === true }, view, limit }
  if (list === 'notifications' && command === 'list')
    return { request: { command: 'notifications' }, view, limit }
  if (command === 'retry' || command === 'approve') return { request: { command, selection }, view, limit }
  if (command === 'remove') return { request: { command, lists, selection }, view, limit }
  const isBoard = command === 'list' && isStories && !flags.waiting
  return {
    request: {
      command: 'read',
      lists: isBoard ? ['stories'] : lists,
      selection,
      // A record can have 256 KiB.
      limit: Math.max(200, ids.length),
    },
    view,
    limit,
  }
}

/** Waiting stories come first, so that a story that is approved meanwhile is found among the others. */
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
        until: { type: 'string' },
        limit: { type: 'string' },
        repair: { type: 'boolean' },
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

function readLimit(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw new StartupError(`--limit is ${text}. It must be a number of records, such as 100.`)
}

/** The units of a duration, in milliseconds. */
const units: Readonly<Record<string, number>> = {
  m: 60_000,
  h: 3_600_000,
  d: 24 * 3_600_000,
  w: 7 * 24 * 3_600_000,
}

const isoDate = z.union([z.iso.date(), z.iso.datetime({ offset: true, local: true })])

/**
 * Reads the time of `--since` or `--until`: a duration back from now (`30m`, `12h`, `7d`, `2w`), or an ISO date, with or without a
 * time. As in JavaScript, a date alone is in UTC, and a time without an offset is local.
 *
 * @returns ISO 8601 in UTC, with milliseconds
 * @throws StartupError when it is neither, or in the future
 */
function readTime(option: string, text: string, now = Date.now()): string {
  const [, count, unit = ''] = /^(\d{1,6})([mhdw])$/.exec(text) ?? []
  const isDate = isoDate.safeParse(text).success
  const time =
    count === undefined ? (isDate ? Date.parse(text) : NaN) : now - Number(count) * (units[unit] ?? NaN)
  if (Number.isNaN(time) || time > now)
    throw new StartupError(
      `--${option} is ${text}. It must be a duration such as 30m, 12h, 7d or 2w, or an ISO date in the past such as 2026-01-31 or 2026-01-31T09:30:00Z.`,
    )
  return new Date(time).toISOString()
}
