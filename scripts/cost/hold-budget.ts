import { basename, dirname, relative } from 'node:path'
import type { Cost } from '../../src/registry/cost.ts'
import type { Source } from '../../src/registry/entry-module.ts'
import { formatDiagnostic, type Diagnostic } from '../entry/diagnostic.ts'
import { isShared } from '../../src/registry/entry-module.ts'
import { kilobytes } from '../../src/registry/cost.ts'
import { measureFiles } from './added-bytes.ts'
import { budgets, usualBudget, type Budget } from './budgets.ts'

/** The budget of a component or a screen. One without a row has the usual one. */
export const budgetOf = (name: string): Budget => budgets[name] ?? usualBudget

/** The unit of a budget's figure. */
const figures = {
  beside: 'beside the files that components share',
  alone: 'alone',
} as const

/** The figures of a cost, in the order of a budget's. */
export const inOrder = ({ css, emotion }: Cost, place: keyof typeof figures) => [
  ['script in plain CSS', css[place].script, 'css'] as const,
  ['CSS', css[place].css, 'css'] as const,
  ['script in Emotion', emotion[place].script, 'emotion'] as const,
]

/**
 * The figures of a component or a screen that are over its budget, each with the files that most of it comes from.
 *
 * @param file Its `entry.tsx` or `screen.ts`.
 */
export async function overBudget(file: string, cost: Cost, source: Source): Promise<Diagnostic[]> {
  const name = basename(dirname(file))
  const budget = budgetOf(name)
  const over: Diagnostic[] = []
  for (const place of ['beside', 'alone'] as const)
    for (const [index, [what, bytes, styling]] of inOrder(cost, place).entries()) {
      const most = budget[place][index] ?? 0
      if (bytes <= most) continue
      const measured = await measureFiles(source[styling].files, place === 'beside' ? isShared : undefined)
      const files = measured.files
        .filter(([path]) => path.endsWith('.css') === (what === 'CSS'))
        .slice(0, 3)
        .map(([path, size]) => `${path} (${kilobytes(size)} minified)`)
      over.push({
        file: relative(process.cwd(), file),
        message: `${name} has ${bytes} bytes of ${what}, ${figures[place]}; its budget is ${most}. Most of it comes from ${files.join(', ')}.`,
        suggestion: `Make them smaller, or give it a larger row in scripts/cost/budgets.ts.`,
      })
    }
  return over
}

/** @throws {Error} When a component or a screen is over its budget. */
export async function holdBudget(file: string, cost: Cost, source: Source): Promise<void> {
  const over = await overBudget(file, cost, source)
  if (over.length > 0) throw new Error(over.map(formatDiagnostic).join('\n'))
}
