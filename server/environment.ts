import { z } from 'zod'
import { StartError } from './store/store'

const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .refine(
      (text) => /^\d+$/.test(text) && Number(text) >= from && Number(text) <= to,
      `must be a whole number from ${from} to ${to}`,
    )
    .transform(Number)

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text

const schema = z.object({
  /** Where the server listens; 0 lets the system choose. */
  PORT: wholeNumber(0, 65_535).default(5_000),
  DATA_DIR: z.string().default('./data'),
  /** Takes the place of `DATA_DIR`. */
  DATABASE_URL: z
    .string()
    .refine((text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text), 'must be a postgres:// URL')
    .optional(),
  /** Records a list. The file always has a limit; PostgreSQL has one only when this is set. */
  STORE_LIMIT: wholeNumber(1, 100_000_000).optional(),
  /** Writes a minute a client; 0 = no limit. */
  WRITE_LIMIT: wholeNumber(0, 1_000_000).default(30),
  ALLOWED_ORIGINS: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .refine(
      (origins) => origins.every(isOrigin),
      'must be origins such as https://example.org, with commas between',
    )
    .default([]),
  /** How many proxies stand before the server. */
  TRUST_PROXY: z
    .union(
      [z.literal('true').transform(() => 1), z.literal('false').transform(() => 0), wholeNumber(0, 10)],
      'must be the number of proxies before the server, from 0 to 10',
    )
    .default(0),
  /** The folder with `site.json` and `client/`; `none` starts the API alone. */
  SITE_DIR: z.string().optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be a level of pino, such as info',
    )
    .default('info'),
})

/** The server's settings, checked. */
export type Environment = z.infer<typeof schema>

/**
 * Reads the settings from environment variables; an empty one counts as not set.
 *
 * @throws StartError with the name of each variable that is wrong. It never quotes a value: one may hold a password.
 */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const { data, error } = schema.safeParse(set)
  if (data) return data
  const facts = error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`)
  throw new StartError(`${facts.join(' ')} Correct the environment and start again.`)
}
