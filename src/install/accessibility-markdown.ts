import { claimOfAll, summaryOf, testsOf, type ReportedComponent } from '../accessibility/by-component'
import type { Claim } from '../accessibility/claim'
import { claims, reviewed } from '../accessibility/claims'
import { clauseOf, criterionList } from '../accessibility/criteria'
import { chapters, type Chapter } from '../accessibility/en-301-549'
import { chapters508, section508 } from '../accessibility/section-508'
import { barrierUrl, reportPath } from '../accessibility/addresses'
import { byEngine, runsIn, testList } from '../accessibility/tests'
import { enginesUsed, untested } from '../accessibility/untested'
import { siteLink } from '../ui/site-address'
import { table } from './markdown-format'

const remarksOf = ({ remark = '', tests }: Claim) =>
  `${remark}${tests.length === 0 ? '' : ` Tests: ${tests.join(', ')}.`}`.trim()

const criteriaTable = (level: 'A' | 'AA', all: readonly ReportedComponent[]) =>
  table(
    ['Criterion', 'EN 301 549', 'Components', 'Remarks', 'Site', 'Remarks'],
    criterionList
      .filter(([, criterion]) => criterion.level === level)
      .map(([number, { name }]) => {
        const components = claimOfAll(all, number)
        const { site } = claims[number]
        return [
          `${number} ${name}`,
          clauseOf(number) ?? 'only in WCAG 2.2',
          components.level,
          remarksOf(components),
          site.level,
          remarksOf(site),
        ]
      }),
  )

const chaptersTable = (all: readonly Chapter[]) =>
  table(
    ['Clause', 'Level', 'Remarks'],
    all.flatMap(({ number, name, note, clauses }) => [
      [`${number} ${name}`, '', note],
      ...Object.entries(clauses).map(([clause, { name: title, claim }]) => [
        `${clause} ${title}`,
        claim.level,
        remarksOf(claim),
      ]),
    ]),
  )

/** The conformance report as Markdown. */
export const accessibilityMarkdown = (components: readonly ReportedComponent[]): string =>
  `${[
    '# Accessibility',
    untested.map((text) => `- ${text}`).join('\n'),
    enginesUsed,
    `Last compared on ${reviewed}.`,
    `As OpenACR: ${siteLink(reportPath)}`,
    `[Report a barrier](${barrierUrl})`,
    '## WCAG 2.2, Level A',
    criteriaTable('A', components),
    '## WCAG 2.2, Level AA',
    criteriaTable('AA', components),
    '## EN 301 549',
    chaptersTable(chapters),
    '## Section 508',
    section508,
    chaptersTable(chapters508),
    '## Components',
    table(
      ['Component', 'Where it differs', 'Tests that look at it'],
      components.map((component) => [
        `[${component.title}](${siteLink(component.route)})`,
        summaryOf(component.docs),
        byEngine(testsOf(component)),
      ]),
    ),
    '## Tests',
    table(
      ['Test', 'What it looks at', 'Where it runs', 'File', 'Titles'],
      testList.map(([name, test]) => [name, test.shows, runsIn(test), test.file, test.titles.join('; ')]),
    ),
  ].join('\n\n')}\n`
