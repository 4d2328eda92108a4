import { repositoryUrl, site } from '../ui/site'
import { barrierUrl } from './addresses'
import { claimOfAll, differencesOf, testsOf, type ReportedComponent } from './by-component'
import { gravestOf, levels, type Claim, type Level } from './claim'
import { claims, reviewed } from './claims'
import { criteria, criterionList, type CriterionNumber } from './criteria'
import { chapters, type Chapter } from './en-301-549'
import { chapters508, section508 } from './section-508'
import { byEngine, runsIn, tests } from './tests'
import { enginesUsed, untested } from './untested'

/** The tests of a claim, each with its file, its titles, and where it runs. */
const namesOf = ({ tests: names }: Claim): string[] =>
  names.map((name) => {
    const { file, titles } = tests[name]
    return `${name} (${file}: ${titles.map((title) => `“${title}”`).join('; ')}; in ${runsIn(tests[name])})`
  })

/** The words of a claim, with its tests by name. */
const textOf = (claim: Claim): string =>
  [
    `${claim.level}.`,
    ...(claim.remark === undefined ? [] : [claim.remark]),
    ...(claim.tests.length === 0 ? [] : [`Tests: ${namesOf(claim).join(', ')}.`]),
  ].join(' ')

/** The components that differ from the others in a criterion, below a heading. */
function differing(components: readonly ReportedComponent[], number: CriterionNumber): string[] {
  const found = components.flatMap(({ title, docs }) => {
    const claim = differencesOf(docs).get(number)
    return claim === undefined ? [] : [{ title, text: `${claim.level}: ${claim.remark ?? ''}` }]
  })
  const texts = [...new Set(found.map(({ text }) => text))].map((text) => {
    const titles = found.filter((one) => one.text === text).map(({ title }) => title)
    return `${text} (${titles.join(', ')})`
  })
  return texts.length === 0 ? [] : ['Not for all:', ...texts]
}

const adherence = (level: Level, notes: string) => ({ level: levels[level], notes })

/** The catalog still has it. */
const parsing = {
  num: '4.1.1',
  components: [
    {
      name: 'web',
      adherence: adherence(
        'Supports',
        'Obsolete and removed in WCAG 2.2. By the errata of September 2023, always met for HTML in 2.0 and 2.1.',
      ),
    },
  ],
}

function tableOf(level: 'A' | 'AA', components: readonly ReportedComponent[]) {
  const own = criterionList.filter(([, criterion]) => criterion.level === level)
  const answers = own.map(([num]) => {
    const { components: ofComponents, site: ofSite } = claims[num]
    const isNew = 'since' in criteria[num] ? ['New in WCAG 2.2, and so not in EN 301 549 v3.2.1.'] : []
    const notes = [
      `Components: ${textOf(ofComponents)}`,
      ...differing(components, num),
      `Site: ${textOf(ofSite)}`,
      ...isNew,
    ]
    return {
      num: String(num),
      components: [
        {
          name: 'web',
          adherence: adherence(gravestOf([claimOfAll(components, num), ofSite]), notes.join('\n')),
        },
      ],
    }
  })
  return {
    criteria:
      level === 'A' ? answers.flatMap((one) => (one.num === '4.1.2' ? [parsing, one] : [one])) : answers,
  }
}

const chapterOf = ({ note, clauses }: Chapter) => ({
  notes: note,
  ...(Object.keys(clauses).length === 0 && { disabled: true }),
  criteria: Object.entries(clauses).map(([num, { claim }]) => ({
    num,
    components: [{ name: 'none', adherence: adherence(claim.level, textOf(claim)) }],
  })),
})

/**
 * The report in the format of OpenACR 0.1.0.
 *
 * @see https://github.com/GSA/openacr
 */
export const openAcr = (components: readonly ReportedComponent[]) => ({
  title: `${site.name} Accessibility Conformance Report`,
  product: { name: site.name, description: site.description },
  author: { name: site.name, email: site.contact.email, website: repositoryUrl },
  report_date: reviewed,
  last_modified_date: reviewed,
  version: 1,
  notes: [
    'What nobody has tried comes first.',
    ...untested,
    'Only the web is answered; documents, software and authoring tools are not.',
    section508,
    'VPAT 2.5 has “Not Evaluated” for level AAA alone. Here it also stands where no test can decide and no person has.',
    'Each level is the lower one of two: that of the components, and that of the site which documents them.',
  ].join('\n'),
  evaluation_methods_used: [
    enginesUsed,
    'Every criterion that is supported, fully or in part, names its tests, but 4.1.1, which needs none; a test fails when one of them is not there. What does not apply names none, and what was not evaluated names those that show a part of it, if there are any.',
    'The tests that look at each component:',
    ...components.map((component) => `${component.title}. ${byEngine(testsOf(component))}`),
  ].join('\n'),
  license: 'MIT',
  repository: repositoryUrl,
  feedback: barrierUrl,
  catalog: '2.5-edition-wcag-2.2-508-eu-en',
  chapters: {
    success_criteria_level_a: tableOf('A', components),
    success_criteria_level_aa: tableOf('AA', components),
    success_criteria_level_aaa: { notes: 'Not evaluated.', disabled: true },
    ...Object.fromEntries([...chapters508, ...chapters].map((chapter) => [chapter.id, chapterOf(chapter)])),
  },
})
