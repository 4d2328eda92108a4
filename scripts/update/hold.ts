import type { Version } from '../../src/install/releases.ts'

/** What is to be done with a file, or why nothing is. */
export interface Step {
  /** Its path in the project. */
  readonly path: string
  readonly name: string
  /** `current` needs nothing, `write` can be written, `stuck` needs a person, and `held` waits for what is stuck. */
  readonly state: 'current' | 'write' | 'stuck' | 'held'
  /** In words, for the table. */
  readonly word: string
  /** The whole text to write; for a conflict, with its marks. */
  readonly text?: string | undefined
}

/** An installed item: the files that it needs, and what has changed since it was copied. */
export interface Component {
  readonly item: string
  readonly needs: ReadonlySet<string>
  readonly since: readonly Version[]
}

/** Marks what has to wait: a file that a component uses does not change while the component cannot be updated as a whole. */
export function hold(steps: readonly Step[], components: readonly Component[], isForced: boolean): Step[] {
  const asked = steps.map((step): Step => {
    const isWritten = isForced && step.state === 'stuck' && step.text !== undefined
    return isWritten ? { ...step, state: 'write', word: 'written with marks: look for <<<<<<<' } : step
  })
  const namesOf = (...states: readonly Step['state'][]) =>
    new Set(asked.filter(({ state }) => states.includes(state)).map(({ name }) => name))
  const stuck = namesOf('stuck')
  const changing = namesOf('stuck', 'write')
  // Components that share a file that changes are updated together, or not at all.
  let groups: readonly ReadonlySet<string>[] = []
  for (const { needs } of components) {
    const own = [...needs].filter((name) => changing.has(name))
    const isJoined = (group: ReadonlySet<string>) => own.some((name) => group.has(name))
    const joined = groups.filter(isJoined).flatMap((group) => [...group])
    groups = [...groups.filter((group) => !isJoined(group)), new Set([...own, ...joined])]
  }
  return asked.map((step) => {
    if (step.state !== 'write') return step
    const group = groups.find((names) => names.has(step.name)) ?? []
    const reasons = [...group].filter((name) => stuck.has(name))
    return reasons.length > 0 ? { ...step, state: 'held', word: `waits for ${reasons.join(', ')}` } : step
  })
}
