import { deviceStorage } from '../ui/guarded-storage'
import { createStore } from '../ui/store'

/** The package managers, and how each runs a command of a package that is not installed. */
export const managers = {
  npm: 'npx',
  pnpm: 'pnpm dlx',
  yarn: 'yarn dlx',
  bun: 'bunx --bun',
} as const

export type Manager = keyof typeof managers

/** What a visitor's project is like. It is remembered on the device. */
export interface InstallChoice {
  readonly manager: Manager
  /** Whether it is a Next.js app, which needs one more file. */
  readonly isNext: boolean
  /** Whether files follow the aliases in `components.json`. */
  readonly followsAliases: boolean
}

const key = 'vitrine.install'

const initial: InstallChoice = { manager: 'npm', isNext: false, followsAliases: false }

/** What was remembered. Anything else in its place is as good as nothing. */
function remembered(): InstallChoice {
  const words = deviceStorage.get(key)?.split(' ') ?? []
  const manager = Object.keys(managers).find((name): name is Manager => name === words[0])
  return {
    manager: manager ?? initial.manager,
    isNext: words.includes('next'),
    followsAliases: words.includes('aliases'),
  }
}

const store = createStore<InstallChoice | undefined>(undefined)
let read: InstallChoice | undefined

/** The choice, for `useSyncExternalStore`. */
export const installChoice = {
  subscribe: store.subscribe,
  read: (): InstallChoice => store.read() ?? (read ??= remembered()),
  /** The choice of the prerendered page. */
  start: (): InstallChoice => initial,
}

/** Changes a part of the choice. */
export function choose(change: Partial<InstallChoice>): void {
  const next = { ...installChoice.read(), ...change }
  const words = [next.manager, ...(next.isNext ? ['next'] : []), ...(next.followsAliases ? ['aliases'] : [])]
  deviceStorage.set(key, words.join(' '))
  store.publish(next)
}
