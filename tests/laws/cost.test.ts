import { describe, expect, test } from 'vitest'
import { formatDiagnostic } from '../../scripts/entry/diagnostic'
import { overBudget } from '../../scripts/cost/budgets'
import { componentItem } from '../../src/install/install-items'
import { isInstallable, type EntryModule } from '../../src/registry/entry-module'
import { costLine } from '../../src/registry/cost'
import { stylings } from '../../src/registry/styling'
import { componentMarkdown } from '../../src/install/markdown'
import { entries, type Entry } from './entries'

const installable = entries.filter(({ page }) => isInstallable(page))

const costOf = ({ reference: { cost }, title }: Entry) => {
  if (cost === undefined) throw new Error(`${title} has files to install, but no cost.`)
  return cost
}

describe.each(installable.map((entry) => [entry.title, entry] as const))('%s', (_title, entry) => {
  test('stays within its budget of bytes', async () => {
    const over = await overBudget(entry.name, costOf(entry), entry.reference.source)
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
