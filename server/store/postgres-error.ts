import { StartupError } from '../startup-error'
import { StoreError } from './store'

/** SQLSTATE disk_full (PostgreSQL manual, appendix A). */
const diskFull = '53100'

/**
 * The error for a failed query or connection. Unless the disk is full, the cause may be temporary: it counts as
 * `unavailable`.
 */
export function postgresError(error: unknown): StoreError {
  if (error instanceof StoreError) return error
  const code = errorCode(error)
  if (code === diskFull) {
    return new StoreError('disk-full', `Nothing was saved: the database's disk is full (${code}).`, error)
  }
  return new StoreError('unavailable', `The database is not available at the moment (${code}).`, error)
}

/** The code of the system or of PostgreSQL. The message is not used, because it may contain hosts, users or values. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'no response'

/** The target of a URL, without its password. */
interface Target {
  host: string
  database: string
  user: string
}

const outdated = ({ database }: Target) =>
  [
    `${database} has no tables of this version`,
    'Correct its name, or start the server on it, which makes them',
  ] as const

const unreachable = ({ host }: Target) =>
  [`${host} cannot be reached`, 'Correct the host, or open the way to it'] as const

/** The fact and the fix by the code of the system or of PostgreSQL (manual, appendix A). */
const obstacles: Readonly<Record<string, (target: Target) => readonly [fact: string, fix: string]>> = {
  'no response': ({ host }) => [
    `${host} does not respond as PostgreSQL`,
    'Check that it is running, and that host, port and sslmode of the URL are right',
  ],
  ECONNREFUSED: ({ host }) => [`nothing listens at ${host}`, 'Start PostgreSQL, or correct host and port'],
  ECONNRESET: ({ host }) => [`${host} closes the connection`, 'Check that it is PostgreSQL, and its log'],
  ENOTFOUND: ({ host }) => [`there is no host ${host}`, 'Correct the host'],
  EAI_AGAIN: ({ host }) => [
    `the address of ${host} cannot be looked up`,
    'Correct the host, or wait for the network',
  ],
  EHOSTUNREACH: unreachable,
  ENETUNREACH: unreachable,
  ETIMEDOUT: unreachable,
  '28P01': ({ user }) => [`the password of ${user} is wrong`, 'Correct user and password'],
  '28000': ({ user, database }) => [
    `${user} may not connect to ${database}`,
    'Correct the user, create it, or let it in with pg_hba.conf',
  ],
  '3D000': ({ database, host }) => [
    `there is no database ${database} at ${host}`,
    'Create it with createdb --encoding=UTF8 --template=template0, or correct its name',
  ],
  '42P01': outdated,
  '42703': outdated,
  '42501': ({ user, database }) => [
    `${user} may not create tables in ${database}`,
    'Make it the owner of the database, or grant it CREATE on the schema',
  ],
  '25006': ({ database }) => [`${database} is read-only`, 'Name the server that accepts writes'],
  '53300': ({ host }) => [
    `${host} has no connection left`,
    'Raise its max_connections, or lower DATABASE_POOL',
  ],
  '53100': ({ host }) => [`the disk of ${host} is full`, 'Make room on it'],
  '57P03': ({ host }) => [`${host} is starting or stopping`, 'Wait, and start again'],
}

const unknown = [
  'it refuses what it is asked',
  'Look this code up in appendix A of the manual of PostgreSQL, and check what the user may do',
] as const

/** The error for a database that cannot be used, without the password in its URL; a StartupError says why already. */
export function unusable(error: unknown, url: string, outcome = 'the database cannot be used'): StartupError {
  if (error instanceof StartupError) return error
  const cause = error instanceof StoreError ? error.cause : error
  const [fact, fix] = obstacleOf(cause, url)
  return new StartupError(`DATABASE_URL: ${outcome} (${errorCode(cause)}): ${fact}. ${fix}.`, { cause })
}

/** The problem with a database, and how to fix it. */
export function obstacleOf(error: unknown, url: string): readonly [fact: string, fix: string] {
  const { host, pathname, username } = new URL(url)
  const user = decodeURIComponent(username)
  const target = {
    host: host || 'localhost',
    database: decodeURIComponent(pathname.slice(1)) || user,
    user: user === '' ? 'the user' : `the user ${user}`,
  }
  return obstacles[errorCode(error)]?.(target) ?? unknown
}
