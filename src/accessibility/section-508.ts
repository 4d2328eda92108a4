import { notApplicable } from './claim'
import { authoring, chapters, clause, type Chapter, type Clause } from './en-301-549'

const answered = new Map(
  chapters.flatMap(({ clauses }) => Object.entries(clauses).map(([number, { claim }]) => [number, claim])),
)

/** A criterion that asks for the same as a clause of EN 301 549. */
function asIn(number: string, name: string): Clause {
  const claim = answered.get(number)
  if (claim === undefined)
    throw new Error(`${name}: EN 301 549 has no answer to clause ${number}. Name a clause of en-301-549.ts.`)
  return clause(name, claim)
}

/** How Revised Section 508 follows from the other tables, as the page says it. */
export const section508 =
  'Section 508 asks for WCAG 2.0 A and AA (E205.4), as in the tables of WCAG. Its chapters 3 and 6 are as chapters 4 and 12 of EN 301 549. There is no hardware (4) and no software (5).'

/** The chapters of Revised Section 508 with criteria of their own. */
export const chapters508: readonly Chapter[] = [
  {
    number: 3,
    name: 'Functional performance criteria',
    id: 'functional_performance_criteria',
    note: 'They are about people, and no person has tried.',
    inNote: [],
    clauses: {
      '302.1': asIn('4.2.1', 'Without vision'),
      '302.2': asIn('4.2.2', 'With limited vision'),
      '302.3': asIn('4.2.3', 'Without perception of color'),
      '302.4': asIn('4.2.4', 'Without hearing'),
      '302.5': asIn('4.2.5', 'With limited hearing'),
      '302.6': asIn('4.2.6', 'Without speech'),
      '302.7': asIn('4.2.7', 'With limited manipulation'),
      // Clause 4.2.8 is about reach alone.
      '302.8': asIn('4.2.7', 'With limited reach and strength'),
      '302.9': asIn('4.2.10', 'With limited language, cognitive, and learning abilities'),
    },
  },
  {
    number: 4,
    name: 'Hardware',
    id: 'hardware',
    note: 'Not applicable: there is no hardware.',
    inNote: Array.from({ length: 14 }, (_, index) => String(402 + index)),
    clauses: {},
  },
  {
    number: 5,
    name: 'Software',
    id: 'software',
    note: '502 and 503: pages and components are web content, which the tables of WCAG answer (E205.4).',
    inNote: ['502', '503'],
    clauses: {
      '504.2': clause('Content creation or editing', authoring),
      '504.3': clause('Prompts', authoring),
      '504.4': clause('Templates', authoring),
    },
  },
  {
    number: 6,
    name: 'Support documentation and services',
    id: 'support_documentation_and_services',
    note: 'The documentation is the site itself.',
    inNote: [],
    clauses: {
      '602.2': asIn('12.1.1', 'Accessibility and compatibility features'),
      '602.3': asIn('12.1.2', 'Electronic support documentation'),
      '602.4': clause(
        'Alternate formats for non-electronic support documentation',
        notApplicable('All documentation is electronic.'),
      ),
      '603.2': asIn('12.2.2', 'Information on accessibility and compatibility features'),
      '603.3': asIn('12.2.3', 'Accommodation of communication needs'),
    },
  },
]
