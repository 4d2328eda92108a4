import { expect, test } from 'vitest'
import { refusal } from '../../scripts/check/new-name'

const pages = () => Promise.resolve([{ path: '/stories', title: 'Stories' }])

test.each(['wizard', 'data-table', 'default', 'class'])(
  '%s can be the name of a new component',
  async (name) => {
    expect(await refusal(name, pages)).toBeUndefined()
  },
)

test.each([
  ['Tabs', /is no folder name\. Use lower-case words/],
  ['', /is no folder name/],
  ['button', /registry\/button already exists/],
  ['glass', /registry\/glass holds what is no component/],
  ['dashboard', /is the name of a screen/],
  ['registry', /\/r\/registry\.json is another file/],
  ['button-demo', /ends like the items of examples/],
  ['map', /would be Map, as an object of JavaScript.*such as map-card/],
  ['meta', /would be Meta, a name that its own files use already/],
  ['root', /would be Root, a name that its own files use already/],
  ['example', /would be Example, a name that its own files use already/],
  ['entry', /would be written into entry\.tsx/],
  ['a-name-that-goes-on-for-too-long', /is too long: its import has \d+ columns/],
  ['stories', /The title 'Stories' is taken by one of the site's own pages/],
  ['pricing-plan', /The title 'Pricing Plan' is taken by registry\/pricing\/entry\.tsx/],
])('%s cannot, with the reason and the fix', async (name, reason) => {
  expect(await refusal(name, pages)).toMatch(reason)
})
