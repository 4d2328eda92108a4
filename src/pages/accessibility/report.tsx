import type { ReactNode } from 'react'
import { claimOfAll, summaryOf, testsOfEach, type ReportedComponent } from '../../accessibility/by-component'
import { levels, type Claim } from '../../accessibility/claim'
import { claims, reviewed } from '../../accessibility/claims'
import { criteria, criterionList, type CriterionNumber } from '../../accessibility/criteria'
import { chapters } from '../../accessibility/en-301-549'
import { barrierUrl, reportPath } from '../../accessibility/addresses'
import { section508 } from '../../accessibility/section-508'
import { runsIn, testList } from '../../accessibility/tests'
import { enginesUsed, otherLimits } from '../../accessibility/untested'
import { hrefTo } from '../../ui/addresses'
import { withCode } from '../../ui/with-code'
import styles from '../accessibility.module.css'

/** The tables of the report, by id. */
const places = [
  ['a', 'Level A'],
  ['aa', 'Level AA'],
  ['en', 'EN 301 549'],
  ['components', 'Components'],
  ['tests', 'Tests'],
] as const

/** The report: the other limits, where it was tested, the tables of VPAT 2.5 INT, the components, and the tests. */
export function Report({ components }: { readonly components: readonly ReportedComponent[] }) {
  return (
    <>
      <ul className={styles.limits}>
        {otherLimits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
      <p className={styles.text}>{enginesUsed}</p>
      <p className={styles.text}>
        {`A test fails when a claim names one that is not there. Last compared on ${reviewed}. Also as `}
        <a href={hrefTo(reportPath)}>OpenACR</a>
        {'. '}
        <a href={barrierUrl} target="_blank" rel="noreferrer">
          Report a barrier
        </a>
        .
      </p>
      <p className={styles.text}>{section508}</p>
      <nav className={styles.places} aria-label="In this report">
        {places.map(([id, title]) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
      <Summary all={components} />
      <Criteria id="a" level="A" all={components} />
      <Criteria id="aa" level="AA" all={components} />
      <Table id="en" title="EN 301 549 v3.2.1" columns={['Clause', 'Level', 'Remarks and tests']}>
        {chapters.flatMap(({ number, name, note, clauses }) => [
          <tr key={number}>
            <th scope="row">{`${number} ${name}`}</th>
            <td colSpan={2}>{note}</td>
          </tr>,
          ...Object.entries(clauses).map(([clause, { name: title, claim }]) => (
            <tr key={clause}>
              <th scope="row">{`${clause} ${title}`}</th>
              <td data-level={claim.level}>{claim.level}</td>
              <td>{withCode(remarksOf(claim))}</td>
            </tr>
          )),
        ])}
      </Table>
      <Table
        id="components"
        title="Components"
        intro={`Tests of every component: ${testsOfEach.join(', ')}.`}
        columns={['Component', 'Where it differs']}
      >
        {components.map(({ name, title, route, docs }) => (
          <tr key={name} id={name}>
            <th scope="row">
              <a href={hrefTo(route)}>{title}</a>
            </th>
            <td>{summaryOf(docs)}</td>
          </tr>
        ))}
      </Table>
      <Table id="tests" title="Tests" columns={['Test', 'What it looks at', 'Runs in', 'File and titles']}>
        {testList.map(([name, test]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{test.shows}</td>
            <td>{runsIn(test)}</td>
            <td>{`${test.file}: ${test.titles.join('; ').replaceAll('`', '')}`}</td>
          </tr>
        ))}
      </Table>
    </>
  )
}

const remarksOf = ({ remark = '', tests }: Claim) =>
  `${remark}${tests.length === 0 ? '' : ` Tests: ${tests.join(', ')}.`}`.trim()

interface TableProps {
  readonly id: string
  readonly title: string
  /** A text above the table. */
  readonly intro?: string
  readonly columns: readonly string[]
  readonly className?: string | undefined
  /** The rows of the table's body. */
  readonly children: ReactNode
}

function Table({ id, title, intro, columns, className = '', children }: TableProps) {
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{title}</h2>
      {intro !== undefined && <p className={styles.text}>{intro}</p>}
      <table className={`${styles.table ?? ''} ${className}`}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}

interface CriteriaProps {
  readonly id: string
  readonly level: 'A' | 'AA'
  readonly all: readonly ReportedComponent[]
}

/** A table of VPAT: one row a criterion. */
const Criteria = ({ id, level, all }: CriteriaProps) => (
  <Table
    id={id}
    title={`WCAG 2.2, Level ${level}`}
    className={styles.both}
    columns={['Criterion', 'Components', 'Site', 'Remarks and tests']}
  >
    {criterionList
      .filter(([, criterion]) => criterion.level === level)
      .map(([number, { name }]) => {
        const components = claimOfAll(all, number)
        const { site } = claims[number]
        return (
          <tr key={number}>
            <th scope="row">{`${number} ${name}${newIn22(number)}`}</th>
            <td data-level={components.level}>{components.level}</td>
            <td data-level={site.level}>{site.level}</td>
            <td>{withCode(remarks(components, site))}</td>
          </tr>
        )
      })}
  </Table>
)

/** The number of criteria with each level, of the components and of the site. */
function Summary({ all }: Pick<CriteriaProps, 'all'>) {
  const reached = {
    components: criterionList.map(([number]) => claimOfAll(all, number).level),
    site: criterionList.map(([number]) => claims[number].site.level),
  }
  return (
    <Table
      id="summary"
      title={`WCAG 2.2, ${criterionList.length} criteria`}
      className={styles.both}
      columns={['Level', 'Components', 'Site']}
    >
      {Object.keys(levels).map((level) => (
        <tr key={level}>
          <th scope="row">{level}</th>
          {[reached.components, reached.site].map((found, column) => (
            <td key={column} data-level={level}>
              {found.filter((one) => one === level).length}
            </td>
          ))}
        </tr>
      ))}
    </Table>
  )
}

const newIn22 = (number: CriterionNumber) => ('since' in criteria[number] ? ' (not in EN 301 549)' : '')

/** The remarks of both claims, once where they are the same. */
function remarks(components: Claim, site: Claim): string {
  const [one, other] = [remarksOf(components), remarksOf(site)]
  return one === other ? one : `Components: ${one} Site: ${other}`
}
