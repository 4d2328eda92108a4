import { z } from 'zod'
import { splitAddress } from '../src/shared/site-origin'
import { storedSecret } from './http/form-check'
import { StartupError } from './startup-error'

const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .refine(
      (text) => /^\d+$/.test(text) && Number(text) >= from && Number(text) <= to,
      `must be a whole number from ${from} to ${to}`,
    )
    .transform(Number)

/** Texts that are separated by commas. */
const listOf = (isPart: (text: string) => boolean, message: string) =>
  z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .refine((parts) => parts.every(isPart), message)

const isContact = (text: string) => /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+?[\d-]+)$/.test(text)

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text

/** `fetch` rejects credentials in a URL. */
function isWebhook(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return /^https?:$/.test(protocol) && username === '' && password === ''
}

/** The format and length of Standard Webhooks. */
function isWebhookSecret(text: string): boolean {
  const [, key = ''] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text) ?? []
  const { length } = Buffer.from(key, 'base64')
  return length >= 24 && length <= 64
}

const schema = z.object({
  /** The port to listen on; 0 lets the system choose one. */
  PORT: wholeNumber(0, 65_535).default(5_000),
  /** The folder of `vitrine.json`. */
  DATA_DIR: z.string().default('./data'),
  /** Stores everything in PostgreSQL instead of `DATA_DIR`. */
  DATABASE_URL: z
    .string()
    .refine((text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text), 'must be a postgres:// URL')
    .optional(),
  /** The most connections to PostgreSQL. Blocked writes of each of three lists hold one, so reads need a fourth. */
  DATABASE_POOL: wholeNumber(4, 1_000).default(10),
  /** Seconds to wait at startup for a database that is not up yet. */
  DATABASE_WAIT: wholeNumber(0, 3_600).default(30),
  /** Records per list. The file always has a limit; PostgreSQL has one only when this is set. */
  STORE_LIMIT: wholeNumber(1, 100_000_000).optional(),
  /**
   * MiB of stories. Messages and waiting stories have another quarter of it each. By default 16 with the file, 1,024
   * with PostgreSQL.
   */
  STORE_SIZE: wholeNumber(2, 1_000_000).optional(),
  /** `1`: new stories wait for the owner's approval. */
  STORIES_APPROVAL: z
    .enum(['0', '1'], 'must be 1, for stories that wait for approval, or 0')
    .transform((text) => text === '1')
    .default(false),
  /** Whether a post without a form token is refused. */
  FORM_TOKEN: z.enum(['optional', 'required'], 'must be optional or required').default('optional'),
  /** Seconds: the youngest form token that is accepted. */
  FORM_MIN_AGE: wholeNumber(0, 60).default(2),
  /** Seconds: the oldest form token that is accepted. */
  FORM_MAX_AGE: wholeNumber(120, 31_536_000).default(24 * 60 * 60),
  /** Secrets for form tokens: the first signs, all are accepted. */
  FORM_SECRETS: listOf(
    (secret) => secret === storedSecret || secret.length >= 32,
    `must be texts of at least 32 characters, separated by commas; ${storedSecret} is the secret that is kept with the data`,
  ).default([storedSecret]),
  /** Where new messages and waiting stories are announced. */
  NOTIFY_URL: z
    .string()
    .refine(isWebhook, 'must be an http:// or https:// URL without a password')
    .optional(),
  /** The key that signs notifications. */
  NOTIFY_SECRET: z
    .string()
    .refine(isWebhookSecret, 'must be whsec_ followed by 24 to 64 random bytes in base64')
    .optional(),
  /** MiB of JSON: without `limit`, `getposts` refuses a longer list. Node cannot make a text of 512. */
  LIST_SIZE: wholeNumber(1, 256).default(16),
  /** Posts per client per minute; 0 means no limit. */
  WRITE_LIMIT: wholeNumber(0, 1_000_000).default(30),
  /** Addresses with a query that are printed per client per minute; 0 means no limit. */
  PRINT_LIMIT: wholeNumber(0, 1_000_000).default(120),
  /** KiB that a client may save per hour; 0 means no limit. */
  WRITE_SIZE: wholeNumber(0, 100_000_000).default(1_024),
  /** Open connections; further ones are closed at once. */
  CONNECTIONS: wholeNumber(10, 1_000_000).default(2_000),
  /** Open connections per client or, behind a proxy, open requests; 0 means no limit. */
  CLIENT_CONNECTIONS: wholeNumber(0, 1_000_000).default(100),
  /** KiB per second: who reads a response more slowly loses the connection, half a minute later. */
  READ_RATE: wholeNumber(1, 1_000_000).default(16),
  /** Other origins whose pages may use the API, separated by commas. */
  ALLOWED_ORIGINS: listOf(
    isOrigin,
    'must be origins such as https://example.org, separated by commas',
  ).default([]),
  /** The number of proxies in front of the server. */
  TRUST_PROXY: z
    .union(
      [z.literal('true').transform(() => 1), z.literal('false').transform(() => 0), wholeNumber(0, 10)],
      'must be the number of proxies in front of the server, from 0 to 10',
    )
    .default(0),
  /** Whom to tell of a weakness: what security.txt says. */
  SECURITY_CONTACT: listOf(
    isContact,
    'must be addresses such as mailto:security@example.org or https://example.org/security, separated by commas',
  ).default([]),
  /** Where the site lives: its origin, and the path that it was built for. */
  SITE_URL: z
    .string()
    .transform((text, context) => {
      const address = splitAddress(text)
      if (address === undefined)
        context.addIssue('must be an address such as https://vitrine.example.org, without a query')
      return address ?? z.NEVER
    })
    .optional(),
  /** The folder of `site.json` and `client/`; `none` starts the API alone. */
  SITE_DIR: z.string().optional(),
  /** MiB of the site's files that stay in memory, by default enough for 300 components; 0 keeps none. */
  SITE_MEMORY: wholeNumber(0, 1_000_000).default(32),
  /** The port of the metrics; unset, there are none. */
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  /** The address on which that port listens. */
  METRICS_HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    )
    .default('info'),
})

/** The names of the server's settings. */
export const settingNames: readonly string[] = Object.keys(schema.shape)

const settings = schema.refine(({ PORT, METRICS_PORT }) => PORT === 0 || METRICS_PORT !== PORT, {
  path: ['METRICS_PORT'],
  message: 'must be another port than PORT',
})

/** The validated settings of the server. */
export type Environment = z.infer<typeof schema>

/**
 * Reads the settings from environment variables; an empty variable counts as not set.
 *
 * @throws StartupError that names each invalid variable. It never quotes a value, which may hold a password.
 */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const { data, error } = settings.safeParse(set)
  if (data) return data
  const facts = error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`)
  throw new StartupError(`${facts.join(' ')} Correct the environment and start again.`)
}
