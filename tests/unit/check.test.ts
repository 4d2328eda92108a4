import { expect, test } from 'vitest'
import { docsViolations } from '../../scripts/check/docs-rules'
import { checkedFolder, checkSteps } from '../../scripts/check/one-component'
import { docs, propsTable } from '../../src/registry/docs'
import type { Elsewhere } from '../../src/registry/sections'

test('a check names the folder of one component', () => {
  expect(checkedFolder(['tooltip'])).toBe('tooltip')
  for (const words of [[], ['tooltip', 'toast']])
    expect(() => checkedFolder(words)).toThrow('npm run check -- tabs')
})

test.each([
  ['tooltp', /no registry\/tooltp\/entry\.tsx\. Did you mean 'tooltip'\?/],
  ['progress', /Did you mean 'progress-bar'\?/],
  ['status-badge', /Create it: npm run new:component -- status-badge/],
  ['glass', /no registry\/glass\/entry\.tsx/],
])('a check of %s says what to do instead', (word, message) => {
  expect(() => checkedFolder([word])).toThrow(message)
})

test('a check runs the laws that know of one component, its own tests, its style and its browser test', () => {
  const commands = checkSteps('pagination').map(({ command }) => command)
  expect(commands[0]).toContain('oxlint --type-aware --deny-warnings registry/pagination')
  expect(commands[1]).toMatch(/tests\/laws\/root\.test\.tsx .*registry\/pagination\/ /)
  expect(commands[1]).not.toContain('screens.test')
  expect(commands[2]).toMatch(/^COMPONENT=pagination playwright/)
})

const Pane = (props: { tint?: string }) => props.tint

test.each([
  [{ props: ['id'], why: 'It belongs to the field.' }, []],
  [{ props: ['id'], why: '' }, [expect.stringContaining('ends with a full stop')]],
  [{ props: [], why: 'It belongs to the field.' }, [expect.stringContaining('must name a prop')]],
  [{ props: ['title'], why: 'It belongs to the field.' }, [expect.stringContaining('must be one of id')]],
])('what does not reach the root has a name and a reason: %j', (elsewhere, messages) => {
  // An author without a type checker may write anything.
  const table = propsTable(Pane, ['tint'], { elsewhere: elsewhere as Elsewhere })
  expect(docsViolations(docs({ sections: [table] })).map(({ message }) => message)).toEqual(messages)
})
