// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { components } from './components'
import { addStandIns } from './stand-ins'

beforeAll(addStandIns)
afterEach(cleanup)

/** What must be another one in each: ids, and the names of groups, of which the browser lets one be chosen or open. */
const namesIn = (root: Element) => [
  ...[...root.querySelectorAll('[id]')].map(({ id }) => id),
  ...[...root.querySelectorAll('details[name], input[type=radio]')].map(
    (grouped) => grouped.getAttribute('name') ?? '',
  ),
]

test.each(components)(
  'two of $title, each in a root of its own, have no id or group in common',
  ({ element }) => {
    const [first = [], second = []] = [0, 1].map(() => namesIn(render(element).container))
    expect(first.filter((name) => second.includes(name))).toEqual([])
    expect(second).toHaveLength(first.length)
  },
)
