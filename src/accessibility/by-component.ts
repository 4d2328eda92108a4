import type { AnnouncedRow, Docs } from '../registry/sections'
import { notApplicable, partial, type Claim } from './claim'
import { claims } from './claims'
import type { CriterionNumber } from './criteria'

/** The parts of a component's entry that claims depend on. */
export type Documented = Pick<Docs, 'keyboard' | 'announced' | 'barriers'>

const pictures = ['image', 'figure']
const fields = [
  'checkbox',
  'combobox',
  'listbox',
  'radio',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'textbox',
]
const structure = [
  'article',
  'blockquote',
  'cell',
  'columnheader',
  'form',
  'group',
  'heading',
  'list',
  'listitem',
  'navigation',
  'radiogroup',
  'region',
  'rowheader',
  'table',
  'text',
]

const isLive = ({ role, states = '' }: AnnouncedRow) =>
  role === 'status' || role === 'alert' || /\b(?:polite|assertive)\b/.test(states)

/** The criterion that a row of the table "Screen readers" is about. */
export function criterionOf(row: AnnouncedRow): CriterionNumber {
  if (isLive(row)) return '4.1.3'
  if (pictures.includes(row.role)) return '1.1.1'
  return structure.includes(row.role) ? '1.3.1' : '4.1.2'
}

/** A criterion that is about a part which some components do not have. */
interface Part {
  readonly numbers: readonly CriterionNumber[]
  /** Why the criteria do not apply without it: a sentence without its period. */
  readonly without: string
  readonly isIn: (docs: Documented) => boolean
}

const hasRole =
  (...roles: readonly string[]) =>
  ({ announced }: Documented) =>
    announced.some(({ role }) => roles.includes(role))

const parts: readonly Part[] = [
  {
    numbers: ['2.1.1', '2.1.2', '2.4.3', '2.4.7', '2.4.11', '2.5.2', '2.5.8', '3.2.1', '3.2.2'],
    without: 'Nothing in it is operated',
    isIn: ({ keyboard }) => keyboard.length > 0,
  },
  { numbers: ['2.4.4'], without: 'It has no link', isIn: hasRole('link') },
  {
    numbers: ['1.3.5', '3.3.1', '3.3.2', '3.3.3'],
    without: 'It has no field',
    isIn: hasRole(...fields),
  },
  {
    numbers: ['4.1.3'],
    without: 'Nothing in it changes while focus is elsewhere',
    isIn: ({ announced }) => announced.some(isLive),
  },
]

/** The claims of one component that differ from those of all: about parts that it does not have, and its barriers. */
export function differencesOf(docs: Documented): ReadonlyMap<CriterionNumber, Claim> {
  const without = parts.filter(({ isIn }) => !isIn(docs))
  const barriers = Object.entries(docs.barriers ?? {}) as [CriterionNumber, string][]
  return new Map([
    ...without.flatMap((part) =>
      part.numbers.map((number) => [number, notApplicable(`${part.without}.`)] as const),
    ),
    ...barriers.map(
      ([number, reason]) => [number, partial(reason, claims[number].components.tests)] as const,
    ),
  ])
}

/** The claim of one component for a criterion. */
export const claimOf = (docs: Documented, number: CriterionNumber): Claim =>
  differencesOf(docs).get(number) ?? claims[number].components

/**
 * What is to be known of one component: how many rows of its tables are tested, the criteria that do not apply to it, each
 * with the reason, and its barriers.
 */
export function summaryOf(docs: Documented): string {
  const { keyboard, announced, barriers = {} } = docs
  return [
    `Rows tested: ${keyboard.length} of keys, ${announced.length} of what is announced.`,
    ...parts
      .filter(({ isIn }) => !isIn(docs))
      .map(({ without, numbers }) => `${without}: ${numbers.join(', ')}.`),
    ...Object.entries(barriers).map(([number, reason]) => `Not ${number}: ${reason}`),
  ].join(' ')
}
