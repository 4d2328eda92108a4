import axe from 'axe-core'
import type { CriterionNumber } from '../../src/accessibility/criteria'
import type { TestName } from '../../src/accessibility/tests'
import { criteriaIn, rules as rulesInJsdom } from './accessible-checks'

/** The criteria of the rules of axe that run: those that are on by themselves or by an option, and not off by one. */
const criteriaOfAxe = (options: axe.RuleObject): readonly CriterionNumber[] =>
  axe
    .getRules()
    .filter(({ ruleId, tags }) => options[ruleId]?.enabled ?? !isOff(ruleId, tags))
    .flatMap(({ tags }) => criteriaIn(tags))

/** The rules that axe leaves off: experimental and old ones, and the size of targets. */
const isOff = (id: string, tags: readonly string[]) =>
  id === 'target-size' || tags.includes('experimental') || tags.includes('deprecated')

/** The criteria that checks of everything can report. A claim for another criterion must not name them. */
export const reported: Readonly<Partial<Record<TestName, readonly CriterionNumber[]>>> = {
  axe: criteriaOfAxe({ 'target-size': { enabled: true } }),
  markup: [
    ...criteriaOfAxe(rulesInJsdom),
    '1.1.1',
    '1.3.4',
    '1.3.5',
    '2.1.1',
    '2.2.2',
    '2.3.1',
    '2.4.3',
    '2.4.7',
    '2.5.2',
    '2.5.3',
    '2.5.8',
    '3.3.1',
    '3.3.2',
    '4.1.3',
  ],
  announced: ['1.1.1', '1.3.1', '1.4.1', '2.4.4', '3.3.1', '4.1.2', '4.1.3'],
  roles: ['1.1.1', '1.3.1', '4.1.2', '4.1.3'],
  names: ['1.1.1', '1.3.1', '2.5.3', '3.3.2', '4.1.2'],
  labels: ['1.3.1', '2.4.6', '3.3.2', '4.1.2'],
  headings: ['1.3.1', '2.4.6'],
  frame: ['1.3.1', '2.4.1', '2.4.2', '2.4.6', '3.2.3', '3.2.6'],
  contrast: ['1.4.3', '1.4.11'],
  readability: ['1.4.3'],
  'forced colors': ['1.4.1'],
  'forced pages': ['1.4.1', '2.4.7'],
  words: ['1.4.4', '1.4.10', '1.4.12'],
  narrow: ['1.4.4', '1.4.10'],
  fonts: ['1.3.4', '1.4.4', '1.4.10', '1.4.12'],
  focus: ['1.4.11', '2.4.7', '2.4.11', '3.2.1'],
  still: ['2.2.2', '2.3.1'],
}
