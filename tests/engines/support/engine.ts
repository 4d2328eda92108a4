import { installed } from '../../../scripts/harness/chromium'

/** An engine that the components are tested in. */
interface Engine {
  /** What the documentation calls it. */
  readonly label: string
  /** The programs that its tests start, each with the Debian package that has it. */
  readonly programs: Readonly<Record<string, string>>
}

/** All engines, by the value of the variable `ENGINE`. */
export const engines = {
  chromium: { label: 'Chromium', programs: {} },
  firefox: { label: 'Firefox', programs: { 'firefox-esr': 'firefox-esr', Xvfb: 'xvfb' } },
  webkit: { label: 'WebKitGTK', programs: { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' } },
} as const satisfies Readonly<Record<string, Engine>>

export type EngineName = keyof typeof engines

const isEngine = (name: string): name is EngineName => Object.hasOwn(engines, name)

/**
 * The engine that `ENGINE` names; Chromium without it.
 *
 * @throws {Error} When there is no such engine.
 */
export function chosenEngine(): EngineName {
  const name = process.env.ENGINE ?? 'chromium'
  if (isEngine(name)) return name
  throw new Error(`ENGINE is ${name}. Set it to one of ${Object.keys(engines).join(', ')}.`)
}

/** Why the tests of an engine are skipped, if they are. */
export function whySkipped(name: EngineName): string | undefined {
  const missing = Object.entries<string>(engines[name].programs)
    .filter(([program]) => installed([program]) === undefined)
    .map(([, debian]) => debian)
  if (missing.length === 0) return undefined
  const is = missing.length === 1 ? 'is' : 'are'
  return `skipped, because ${missing.join(' and ')} ${is} not installed (apt-get install ${missing.join(' ')})`
}
