import { addressesOf } from '../browser/documents'
import { differencesIn, expect, test } from './fixture'
import { states } from './support/states'

/** A page that has what is changed, a rule that only one of the sites gets, and what is said of it. */
const changes = {
  'an element': {
    html: /data-stage/,
    css: '[data-stage] * { outline-offset: 7px }',
    said: /^as it is, light: \/.+ \(1\) > \w+\[1\]: outline-offset is 0px with Emotion, 7px with CSS modules$/,
  },
  'a custom property': {
    html: /data-stage/,
    css: '[data-stage] * { --_tint: red }',
    said: /: --_tint is .+ with Emotion, red with CSS modules$/,
  },
  'a pseudo-element': {
    html: /data-stage/,
    css: '[data-stage] ::before { border-left-width: 9px }',
    said: /::before: border-left-width is \w+ with Emotion, 9px with CSS modules$/,
  },
  'a part that the browser draws': {
    html: /data-stage[^>]*>(?:<style.*?<\/style>)?<input[^>]* type="range"/s,
    css: '::-webkit-slider-thumb { opacity: 0.5 !important }',
    said: /, inside > .+: opacity is 1 with Emotion, 0.5 with CSS modules$/,
  },
  'what is hovered': {
    html: /data-stage/,
    css: '[data-stage] :hover { outline-offset: 7px }',
    said: /^hovered, light: .+: outline-offset is 0px with Emotion, 7px with CSS modules$/,
  },
  'more contrast': {
    html: /data-stage/,
    css: '@media (prefers-contrast: more) { [data-stage] * { outline-offset: 7px } }',
    said: /^as it is, with more contrast: .+: outline-offset is 0px with Emotion, 7px with CSS modules$/,
  },
} as const

for (const [what, { html, css, said }] of Object.entries(changes))
  test(`another look of ${what} is found`, async ({ openBoth }) => {
    const [path = ''] = addressesOf(html)
    const both = await openBoth(path)
    await both.css.page.addStyleTag({ content: css })
    const found = await differencesIn(both, states.slice(0, 7))
    expect(found).toContainEqual(expect.stringMatching(said))
  })

test('another attribute and another element are found', async ({ openBoth }) => {
  const [path = ''] = addressesOf(/data-stage/)
  const both = await openBoth(path)
  await both.css.page
    .locator('[data-stage] > *')
    .first()
    .evaluate((element) => {
      element.setAttribute('title', 'Other')
      element.append(document.createElement('i'))
    })
  const found = await differencesIn(both, states.slice(0, 1))
  expect(found).toContainEqual(expect.stringMatching(/attribute title is undefined with Emotion, Other with/))
  expect(found).toContainEqual(expect.stringMatching(/ > i\[1\] is there with CSS modules only$/))
})
