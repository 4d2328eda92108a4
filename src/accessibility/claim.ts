import type { TestName } from './tests'

/** The words of VPAT 2.5 for how far a criterion is met, with the id of each in OpenACR. */
export const levels = {
  Supports: 'supports',
  'Partially Supports': 'partially-supports',
  'Does Not Support': 'does-not-support',
  'Not Applicable': 'not-applicable',
  'Not Evaluated': 'not-evaluated',
} as const

export type Level = keyof typeof levels

/** The answer to one criterion. */
export interface Claim {
  readonly level: Level
  /** A sentence: the reason, or what the tests look at or leave open. */
  readonly remark?: string
  /** The tests that show it. */
  readonly tests: readonly TestName[]
}

/** A criterion is met, as tests show. */
export const supports = (tests: readonly TestName[], remark?: string): Claim => ({
  level: 'Supports',
  tests,
  ...(remark !== undefined && { remark }),
})

/** A criterion is met in part. */
export const partial = (remark: string, tests: readonly TestName[]): Claim => ({
  level: 'Partially Supports',
  remark,
  tests,
})

/** A criterion is about what is not there. */
export const notApplicable = (remark: string): Claim => ({ level: 'Not Applicable', remark, tests: [] })

/** Nobody has tried it: `remark` says who must try what. Tests may show a part. */
export const notEvaluated = (remark: string, tests: readonly TestName[] = []): Claim => ({
  level: 'Not Evaluated',
  remark,
  tests,
})

/** The answers to one criterion. */
export interface Claims {
  /** Of the components, as an app installs them. What one of them has not is said in `by-component.ts`. */
  readonly components: Claim
  /** Of the site itself. */
  readonly site: Claim
}

/** The same answer for both. */
export const both = (claim: Claim): Claims => ({ components: claim, site: claim })

/** The levels from the one that a buyer has to know first. */
const gravest: readonly Level[] = [
  'Does Not Support',
  'Partially Supports',
  'Not Evaluated',
  'Supports',
  'Not Applicable',
]

/** The gravest level of some claims. */
export const gravestOf = (all: readonly Claim[]): Level =>
  gravest.find((known) => all.some(({ level }) => level === known)) ?? 'Not Evaluated'
