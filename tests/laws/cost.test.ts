import { describe, expect, test } from 'vitest'
import { formatDiagnostic } from '../../scripts/entry/diagnostic'
import { budgetOf, inOrder, overBudget } from '../../scripts/cost/hold-budget'
import { budgets } from '../../scripts/cost/budgets'
import { componentItem, installableScreens } from '../../src/install/install-items'
import { isInstallable, type EntryModule } from '../../src/registry/entry-module'
import { costLine } from '../../src/registry/cost'
import { stylings } from '../../src/registry/styling'
import { componentMarkdown } from '../../src/install/markdown'
import { entries, type Entry } from './entries'
import { testWhole } from './one-component'

const installable = entries.filter(({ page }) => isInstallable(page))

const costOf = ({ reference: { cost }, title }: Entry) => {
  if (cost === undefined) throw new Error(`${title} has files to install, but no cost.`)
  return cost
}

const screens = await installableScreens()

/** Everything that visitors install, with its cost. */
const installed = [
  ...installable.map((entry) => ({ name: entry.name, cost: costOf(entry) })),
  ...screens.map(({ name, cost }) => ({ name, cost })),
]

testWhole('every row of the budgets is of something that visitors install', () => {
  const names = installed.map(({ name }) => name)
  expect(
    Object.keys(budgets).filter((name) => !names.includes(name)),
    'Remove their rows.',
  ).toEqual([])
})

testWhole('a budget is at most a quarter, or 200 bytes, above what its component or screen takes', () => {
  const loose = installed
    .filter(({ name }) => Object.hasOwn(budgets, name))
    .flatMap(({ name, cost }) =>
      (['beside', 'alone'] as const).flatMap((place) =>
        inOrder(cost, place).flatMap(([what, bytes], index) => {
          const most = budgetOf(name)[place][index] ?? 0
          return most <= Math.max(bytes * 1.25, bytes + 200)
            ? []
            : [`${name} may have ${most} bytes of ${what}, ${place}, and takes ${bytes}.`]
        }),
      ),
    )
  expect(loose, 'Lower their rows in scripts/cost/budgets.ts.').toEqual([])
})

testWhole('each screen stays within its budget of bytes', async () => {
  for (const { name, cost, source } of screens) {
    const over = await overBudget(`registry/screens/${name}/screen.ts`, cost, source)
    expect(over.map(formatDiagnostic)).toEqual([])
  }
})

describe.each(installable.map((entry) => [entry.title, entry] as const))('%s', (_title, entry) => {
  test('stays within its budget of bytes', async () => {
    const over = await overBudget(`registry/${entry.name}/entry.tsx`, costOf(entry), entry.reference.source)
    expect(over.map(formatDiagnostic)).toEqual([])
  })

  test('adds less beside the files that components share than alone, and all of its styles in Emotion are script', () => {
    const { css, emotion } = costOf(entry)
    for (const { beside, alone } of [css, emotion]) {
      expect(beside.script).toBeGreaterThan(0)
      expect(beside.script).toBeLessThanOrEqual(alone.script)
      expect(beside.css).toBeLessThanOrEqual(alone.css)
    }
    expect(emotion.alone.css).toBe(0)
    expect(emotion.alone.script).toBeGreaterThan(css.alone.script)
  })

  test('says its cost in its item and in its Markdown', () => {
    const page: EntryModule = entry.page
    for (const styling of stylings)
      expect(componentItem({ meta: entry, entry: page }, { styling }).meta?.cost).toMatchObject(
        costOf(entry)[styling],
      )
    expect(componentMarkdown({ meta: entry, entry: page })).toContain('## Cost')
    expect(costLine(costOf(entry))).toMatch(/^Beside others: \d+\.\d kB script · \d+\.\d kB CSS/)
  })
})
