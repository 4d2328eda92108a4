import { gravestOf, partial, type Claim, type Level } from './claim'
import { claims } from './claims'
import type { CriterionNumber } from './criteria'
import { componentTests } from './component-tests'
import { parts, type Documented } from './parts'
import { tests, type NamedTest, type TestName } from './tests'

/** The claims of one component that differ from the claims of all: about parts that it does not have, and its barriers. */
export function differencesOf(component: Documented): ReadonlyMap<CriterionNumber, Claim> {
  const without = parts.filter(({ isIn }) => !isIn(component))
  // `Object.entries` loses the type of the keys.
  const barriers = Object.entries(component.barriers ?? {}) as [CriterionNumber, string][]
  return new Map([
    ...without.flatMap((part) => part.numbers.map((number) => [number, part.without] as const)),
    ...barriers.map(
      ([number, reason]) => [number, partial(reason, claims[number].components.tests)] as const,
    ),
  ])
}

/** The claim of one component for a criterion. */
export const claimOf = (component: Documented, number: CriterionNumber): Claim =>
  differencesOf(component).get(number) ?? claims[number].components

/** A component of the report. */
export interface ReportedComponent {
  /** The name of its folder. */
  readonly name: string
  readonly title: string
  readonly route: string
  readonly docs: Documented
}

/** The components that a test looks at, by their folders; undefined if it looks at every one. */
function foldersOf(name: TestName): readonly string[] | undefined {
  const { file, of }: NamedTest = tests[name]
  const folder = /^registry\/([^/]+)\//.exec(file)?.[1]
  return of ?? (folder === undefined ? undefined : [folder])
}

// `Object.keys` loses the type of the keys.
const names = Object.keys(componentTests) as (keyof typeof componentTests)[]

/** The tests that look at every component, whatever it has. */
export const testsOfEach: readonly TestName[] = names.filter((name) => {
  const { rows }: NamedTest = tests[name]
  return rows === undefined && foldersOf(name) === undefined
})

/** The tests that look at a component. */
export function testsOf({ name, docs }: Pick<ReportedComponent, 'name' | 'docs'>): readonly TestName[] {
  const ofRows = names.filter((test) => {
    const { rows }: NamedTest = tests[test]
    return rows !== undefined && docs[rows].length > 0
  })
  const own = names.filter((test) => foldersOf(test)?.includes(name))
  return [...ofRows, ...testsOfEach, ...own]
}

/** The claim of all components for a criterion: no better than the claim of any of them. */
export function claimOfAll(components: readonly ReportedComponent[], number: CriterionNumber): Claim {
  const claim = claims[number].components
  const level = gravestOf([claim, ...components.map(({ docs }) => claimOf(docs, number))])
  if (level === claim.level) return claim
  const worse = components.filter(({ docs }) => claimOf(docs, number).level === level)
  const except = `Not for all: ${worse.map(({ title }) => title).join(', ')}.`
  return { ...claim, level, remark: claim.remark === undefined ? except : `${claim.remark} ${except}` }
}

const intros: Readonly<Partial<Record<Level, string>>> = {
  'Partially Supports': 'In part',
  'Not Evaluated': 'Not evaluated',
}

/**
 * What is to be known of one component: how many rows of its tables are tested, and the criteria that do not apply to it, that
 * it meets in part, or that nobody has evaluated, each with the reason.
 */
export function summaryOf(component: Documented): string {
  const differences = [...differencesOf(component)]
  const reasons = [...new Set(differences.map(([, claim]) => claim))].map(({ level, remark = '' }) => {
    const numbers = differences.filter(([, claim]) => claim.remark === remark).map(([number]) => number)
    const intro = intros[level]
    return intro === undefined
      ? `${remark.replace(/\.$/, '')}: ${numbers.join(', ')}.`
      : `${intro} ${numbers.join(', ')}: ${remark}`
  })
  const { keyboard, announced } = component
  return [
    `Rows tested: ${keyboard.length} of keys, ${announced.length} of what is announced.`,
    ...reasons,
  ].join(' ')
}
