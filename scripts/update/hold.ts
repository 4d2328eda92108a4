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
  const isStuck = ({ state, text }: Step) => state === 'stuck' && !(isForced && text !== undefined)
  const blocked = new Set(steps.filter(isStuck).map(({ name }) => name))
  const changing = new Set(
    steps.filter(({ state }) => state === 'write' || state === 'stuck').map(({ name }) => name),
  )
  const holders = new Map<string, Set<string>>()
  const heldBack = new Set<string>()
  for (let before = -1; before !== heldBack.size;) {
    before = heldBack.size
    for (const { item, needs } of components) {
      if (![...needs].some((name) => blocked.has(name))) continue
      heldBack.add(item)
      for (const name of needs)
        if (changing.has(name)) {
          blocked.add(name)
          holders.set(name, (holders.get(name) ?? new Set()).add(item))
        }
    }
  }
  const culprits = (name: string) => {
    const stuckNames = new Set(steps.filter(isStuck).map((step) => step.name))
    const by = components.filter(
      ({ item, needs }) =>
        holders.get(name)?.has(item) === true && [...needs].some((one) => stuckNames.has(one)),
    )
    return [
      ...new Set(
        (by.length > 0 ? by : components.filter(({ item }) => heldBack.has(item))).map(({ item }) => item),
      ),
    ]
  }
  return steps.map((step) =>
    step.state === 'write' && blocked.has(step.name)
      ? { ...step, state: 'held', word: `waits for ${culprits(step.name).join(', ')}` }
      : isForced && step.state === 'stuck' && step.text !== undefined
        ? { ...step, state: 'write', word: 'written with marks: look for <<<<<<<' }
        : step,
  )
}
