import { siteSettings } from '../src/shared/site-manifest'
import { settingNames } from './environment'
import { StartupError } from './startup-error'

const known: readonly string[] = [...settingNames, ...siteSettings]

/** Names that other programs read from the same `.env`: Node, the driver of PostgreSQL, Docker Compose. */
const foreignNames = /^(NODE_|PG|COMPOSE_|POSTGRES_|VITE_USER_NODE_ENV$|TZ$)/

/**
 * Rejects misspelled settings, which would be ignored: any unknown name in the `.env` file, and a name in the
 * environment that is almost a setting, unless that setting is set as well.
 *
 * @throws StartupError with each of these names, and the most similar setting
 */
export function checkNames(environment: NodeJS.ProcessEnv, file: NodeJS.Dict<string>): void {
  const isSet = (name: string) => Boolean(environment[name] ?? file[name])
  const inFile = Object.keys(file)
    .filter((name) => !known.includes(name) && !foreignNames.test(name))
    .map((name) => {
      const meant = settingLike(name)
      return meant === undefined
        ? `${name} in .env is no setting. .env.example has them all.`
        : `${name} in .env is no setting. Did you mean ${meant}?`
    })
  const inEnvironment = Object.keys(environment)
    .filter((name) => isSet(name) && !known.includes(name) && !(name in file))
    .flatMap((name) => {
      const meant = settingLike(name)
      if (meant === undefined || isSet(meant)) return []
      return [
        `${name} in the environment is no setting. Did you mean ${meant}? If not, set ${meant} as well.`,
      ]
    })
  const facts = [...inFile, ...inEnvironment]
  if (facts.length > 0) throw new StartupError(facts.join('\n'))
}

/** The setting that a name probably misspells. */
const settingLike = (name: string): string | undefined =>
  known.find((setting) => misspelling(name.toUpperCase(), setting) <= (setting.length < 8 ? 1 : 2))

/**
 * The distance of a name from a setting: a missing, extra or swapped letter counts 1. A wrong letter counts 1.5, or
 * HOST would be a misspelling of PORT, and systemd's NOTIFY_SOCKET one of NOTIFY_SECRET.
 */
export function misspelling(name: string, setting: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: setting.length + 1 }, (_, at) => at)]
  for (let row = 1; row <= name.length; row += 1) {
    const next = [row]
    for (let at = 1; at <= setting.length; at += 1) {
      const isSame = name[row - 1] === setting[at - 1]
      const isExchanged = row > 1 && name[row - 1] === setting[at - 2] && name[row - 2] === setting[at - 1]
      next[at] = Math.min(
        cost(last, at) + 1,
        cost(next, at - 1) + 1,
        cost(last, at - 1) + (isSame ? 0 : 1.5),
        isExchanged ? cost(before, at - 2) + 1 : Infinity,
      )
    }
    ;[before, last] = [last, next]
  }
  return cost(last, setting.length)
}

const cost = (row: readonly number[], at: number) => row[at] ?? Infinity
