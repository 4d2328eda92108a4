import type { Version } from '../../src/install/releases.ts'

/** The action for a file, or the reason why there is no action. */
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

/** The steps of someone who wants each conflict to be written, with its marks. */
export const withMarks = (steps: readonly Step[]): Step[] =>
  steps.map((step) =>
    step.state === 'stuck' && step.text !== undefined
      ? { ...step, state: 'write', word: 'written with marks: look for <<<<<<<' }
      : step,
  )

const namesOf = (steps: readonly Step[], ...states: readonly Step['state'][]) =>
  new Set(steps.filter(({ state }) => states.includes(state)).map(({ name }) => name))

/** Groups of files that change together or not at all: components that share a changed file are one group. */
function groupsOf(
  components: readonly Component[],
  changing: ReadonlySet<string>,
): readonly ReadonlySet<string>[] {
  let groups: readonly ReadonlySet<string>[] = []
  for (const { needs } of components) {
    const own = [...needs].filter((name) => changing.has(name))
    const isJoined = (group: ReadonlySet<string>) => own.some((name) => group.has(name))
    const joined = groups.filter(isJoined).flatMap((group) => [...group])
    groups = [...groups.filter((group) => !isJoined(group)), new Set([...own, ...joined])]
  }
  return groups
}

/** Holds back what has to wait: a file does not change while a component that needs it cannot be updated as a whole. */
export function hold(steps: readonly Step[], components: readonly Component[]): Step[] {
  const stuck = namesOf(steps, 'stuck')
  const groups = groupsOf(components, namesOf(steps, 'stuck', 'write'))
  return steps.map((step) => {
    const group = groups.find((names) => names.has(step.name)) ?? []
    const reasons = [...group].filter((name) => stuck.has(name))
    const waits = step.state === 'write' && reasons.length > 0
    return waits ? { ...step, state: 'held', word: `waits for ${reasons.join(', ')}` } : step
  })
}
