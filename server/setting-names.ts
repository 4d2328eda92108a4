import { siteSettings } from '../src/shared/site-manifest'
import { settingNames } from './environment'
import { StartupError } from './startup-error'

const known: readonly string[] = [...settingNames, ...siteSettings]

/** Names that programs beside the server read from the same `.env`: Node, the driver of PostgreSQL, Docker Compose. */
const ofOthers = /^(NODE_|PG|COMPOSE_|POSTGRES_|VITE_USER_NODE_ENV$|TZ$)/

/**
 * Refuses misspelled settings, which would be ignored: any name in the `.env` file that is not known, and a name in the
 * environment that is almost a setting, unless that setting is set as well.
 *
 * @throws StartupError with each of these names, and the setting that it may mean
 */
export function checkNames(environment: NodeJS.ProcessEnv, file: NodeJS.Dict<string>): void {
  const isSet = (name: string) => Boolean(environment[name] ?? file[name])
  const inFile = Object.keys(file)
    .filter((name) => !known.includes(name) && !ofOthers.test(name))
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

/** The setting that a name is a misspelling of, if there is one. */
const settingLike = (name: string): string | undefined =>
  known.find((setting) => misspelling(name.toUpperCase(), setting) <= (setting.length < 8 ? 1 : 2))

/**
 * How far a name is from a setting: a letter that is missing, too much or exchanged with its neighbor counts 1. A wrong
 * letter counts 1.5, or HOST would be a misspelling of PORT, and systemd's NOTIFY_SOCKET one of NOTIFY_SECRET.
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
