import { notApplicable, notEvaluated, supports, type Claim } from './claim'
import { unmeasured } from './claims'

/** A clause of a standard. */
export interface Clause {
  readonly name: string
  readonly claim: Claim
}

/** A chapter of EN 301 549 v3.2.1 or of Revised Section 508. */
export interface Chapter {
  readonly number: number
  readonly name: string
  /** The id of the chapter in OpenACR. */
  readonly id: string
  /** A sentence about the chapter as a whole. */
  readonly note: string
  /** The numbers of the clauses that the note answers, each with all clauses below it. */
  readonly inNote: readonly string[]
  /** Clauses that are answered one by one, by number, each with all clauses below it. */
  readonly clauses: Readonly<Record<string, Clause>>
}

export const clause = (name: string, claim: Claim): Clause => ({ name, claim })
const byPerson = (who: string) => notEvaluated(`${who} has to try it.`)
/** A tool that prints code. */
export const authoring = notEvaluated('Whether the studio, which prints code, is an authoring tool.')
const silent = notApplicable('Nothing sounds, and nothing is spoken.')

/** The chapters of EN 301 549, each with what applies to a site and its components. Chapter 9 is WCAG 2.1, and so in `claims.ts`. */
export const chapters: readonly Chapter[] = [
  {
    number: 4,
    name: 'Functional performance statements',
    id: 'en_301_549_functional_performance',
    note: 'They are about people, and no person has tried.',
    inNote: [],
    clauses: {
      '4.2.1': clause('Usage without vision', byPerson('A blind person')),
      '4.2.2': clause('Usage with limited vision', byPerson('A person with low vision')),
      '4.2.3': clause(
        'Usage without perception of colour',
        byPerson('A person who cannot tell colors apart'),
      ),
      '4.2.4': clause('Usage without hearing', silent),
      '4.2.5': clause('Usage with limited hearing', silent),
      '4.2.6': clause('Usage with no or limited vocal capability', silent),
      '4.2.7': clause('Usage with limited manipulation or strength', byPerson('A person who uses a switch')),
      '4.2.8': clause('Usage with limited reach', notApplicable('There is no hardware.')),
      '4.2.9': clause('Minimize photosensitive seizure triggers', unmeasured),
      '4.2.10': clause(
        'Usage with limited cognition, language or learning',
        byPerson('A person with a cognitive disability'),
      ),
      '4.2.11': clause(
        'Privacy',
        notEvaluated('Settings such as single keys stay on the device. Nobody has judged more.'),
      ),
    },
  },
  {
    number: 5,
    name: 'Generic requirements',
    id: 'en_301_549_generic_requirements',
    note: 'All others: not applicable: there is no closed function, no biometry and no hardware.',
    inNote: ['5.1', '5.3', '5.5', '5.6', '5.7', '5.8'],
    clauses: {
      '5.2': clause(
        'Activation of accessibility features',
        notEvaluated('The switch of single keys is in the search. Nobody has judged whether it is found.'),
      ),
      '5.4': clause(
        'Preservation of accessibility information during conversion',
        notEvaluated('Pages are also Markdown. Nobody has compared the names.'),
      ),
      '5.9': clause(
        'Simultaneous user actions',
        notEvaluated('Ctrl+K has a button. The other combinations were not compared.'),
      ),
    },
  },
  {
    number: 6,
    name: 'ICT with two-way voice communication',
    id: 'en_301_549_ict_with_two-way_voice',
    note: 'Not applicable: nobody speaks.',
    inNote: ['6.1', '6.2', '6.3', '6.4', '6.5', '6.6'],
    clauses: {},
  },
  {
    number: 7,
    name: 'ICT with video capabilities',
    id: 'en_301_549_ict_with_video',
    note: 'Not applicable: there is no video.',
    inNote: ['7.1', '7.2', '7.3'],
    clauses: {},
  },
  {
    number: 8,
    name: 'Hardware',
    id: 'en_301_549_hardware',
    note: 'Not applicable: there is no hardware.',
    inNote: ['8.1', '8.2', '8.3', '8.4', '8.5'],
    clauses: {},
  },
  {
    number: 9,
    name: 'Web',
    id: 'en_301_549_web',
    note: 'Clause 9 and the number of a criterion is that criterion: 9.1.1.1 is 1.1.1. 9.4.1.1, Parsing, is not in WCAG 2.2: HTML always meets it. 9.6, conformance of whole pages, is not claimed: some criteria were not evaluated.',
    inNote: [],
    clauses: {},
  },
  {
    number: 10,
    name: 'Non-web documents',
    id: 'en_301_549_non-web-documents',
    note: 'Not applicable: every document is a web page.',
    inNote: ['10.0', '10.5', '10.6'],
    clauses: {},
  },
  {
    number: 11,
    name: 'Software',
    id: 'en_301_549_software',
    note: 'All others: not applicable: pages and components are web content.',
    inNote: ['11.0', '11.5', '11.6', '11.7'],
    clauses: {
      '11.8': clause('Authoring tools', authoring),
    },
  },
  {
    number: 12,
    name: 'Documentation and support services',
    id: 'en_301_549_documentation_and_support_services',
    note: 'The documentation is the site itself.',
    inNote: [],
    clauses: {
      '12.1.1': clause(
        'Accessibility and compatibility features',
        supports(
          ['keyboard', 'announced'],
          'Each component’s page has tables of its keys and of what is announced.',
        ),
      ),
      '12.1.2': clause(
        'Accessible documentation',
        notEvaluated('As far as the tables of WCAG say it of the site.', ['axe', 'names', 'pages']),
      ),
      '12.2.2': clause(
        'Information on accessibility and compatibility features',
        notEvaluated('Nobody has asked for support and told how it went.'),
      ),
      '12.2.3': clause('Effective communication', notEvaluated('The same.')),
      '12.2.4': clause('Accessible documentation', notEvaluated('The same.')),
    },
  },
  {
    number: 13,
    name: 'ICT providing relay or emergency service access',
    id: 'en_301_549_ict_providing_relay_or_emergency_service_access',
    note: 'Not applicable: there is no such service.',
    inNote: ['13.1', '13.2', '13.3'],
    clauses: {},
  },
]
