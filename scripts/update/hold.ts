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

/** The steps of someone who wants each conflict to be written, with its marks. */
export const withMarks = (steps: readonly Step[]): Step[] =>
  steps.map((step) =>
    step.state === 'stuck' && step.text !== undefined
      ? { ...step, state: 'write', word: 'written with marks: look for <<<<<<<' }
      : step,
  )

const namesOf = (steps: readonly Step[], state: Step['state']) =>
  new Set(steps.filter((step) => step.state === state).map(({ name }) => name))

/** The components that cannot be updated as a whole: one needs a stuck file, or a file that another of them keeps as it is. */
function waitingComponents(steps: readonly Step[], components: readonly Component[]): Component[] {
  const changing = namesOf(steps, 'write')
  const waiting = new Set<Component>()
  const keep = (name: string) => {
    for (const component of components) {
      if (waiting.has(component) || !component.needs.has(name)) continue
      waiting.add(component)
      for (const need of component.needs) if (changing.has(need)) keep(need)
    }
  }
  for (const name of namesOf(steps, 'stuck')) keep(name)
  return components.filter((component) => waiting.has(component))
}

/** Holds back what has to wait: a file does not change while a component that needs it cannot be updated as a whole. */
export function hold(steps: readonly Step[], components: readonly Component[]): Step[] {
  const stuck = namesOf(steps, 'stuck')
  const waiting = waitingComponents(steps, components)
  return steps.map((step) => {
    const users = waiting.filter(({ needs }) => needs.has(step.name))
    if (step.state !== 'write' || users.length === 0) return step
    // What a person has to look at is told before what only waits, too.
    const first = users.filter(({ needs }) => [...needs].some((name) => stuck.has(name)))
    const told = (first.length > 0 ? first : waiting).map(({ item }) => item)
    return { ...step, state: 'held', word: `waits for ${told.join(', ')}` }
  })
}
