import { documented, rowsOfTable } from '../../scripts/harness/blur-table'
import { test } from '../browser/family/fixture'
import { expect, type Page } from '../browser/fixture'
import { leastLight, lightThroughComponents } from '../support/light-through'
import { components, openWhatOpens, withPosition } from './support/components'
import { chosenEngine, engines } from './support/engine'
import { overflowing } from './support/overflow'
import { notFollowing } from './support/scheme-colors'
import { photograph } from './support/photograph'
import { stripesLeft } from './support/stripes'

/*
 * Every component in the engine that ENGINE names. Each of these tests also fails on an error or a warning in the
 * console.
 */

const { label } = engines[chosenEngine()]

/** How far a measured share may be from the table's, in percent: the engines' versions round differently. */
const tolerance = 5

const percent = (share: number) => `${Math.round(share * 100)} %`

/** The version of the browser, without what changes from week to week. */
const versionOf = (page: Page) => page.context().browser()?.version().split('.').slice(0, 2).join('.') ?? ''

test('docs/browsers.md has a row for each component with a position in the catalogue, and for no other thing', async () => {
  const rows = rowsOfTable()
  const missing = components.filter((name) => !rows.includes(name))
  expect(
    missing.length > 0 ? await withPosition(missing) : [],
    `Run npm run measure:blur -- ${missing.join(' ')}, which adds their rows.`,
  ).toEqual([])
  expect(
    rows.filter((name) => name !== 'Version' && !components.includes(name)),
    'Run npm run measure:blur: these rows are of no component.',
  ).toEqual([])
})

/** Expects every stage of a page to show something. */
async function expectRendered(page: Page) {
  const stages = page.locator('[data-stage]')
  await expect(stages).not.toHaveCount(0)
  const heights = await stages.evaluateAll((all) =>
    all.map((stage) => stage.firstElementChild?.getBoundingClientRect().height ?? 0),
  )
  expect(Math.min(...heights)).toBeGreaterThan(0)
}

/** Expects the glass of a component to let through of stripes what the table says. */
async function expectDocumentedBlur(page: Page, component: string) {
  const shares = (await stripesLeft(page)).map(([, share]) => share)
  const measured = shares.length === 0 ? 'no glass' : percent(Math.max(...shares))
  test
    .info()
    .annotations.push(
      { type: 'measured', description: `Version: ${versionOf(page)}` },
      { type: 'measured', description: `${component}: ${measured}` },
    )
  const told = documented(component, label)
  if (told === undefined) {
    console.log(`${component}: ${measured}, no row: run npm run measure:blur -- ${component}`)
    return
  }
  if (shares.length === 0) expect.soft(measured).toBe(told)
  else
    expect
      .soft(Math.abs(parseInt(measured) - parseInt(told)), `${measured}, not ${told}`)
      .toBeLessThanOrEqual(tolerance)
}

// One test a component, since loading a page takes longer than what is asked of it.
for (const component of components)
  test(`${component} is as documented`, async ({ page, openFamily }) => {
    await openFamily({ backdrop: 'white', query: `only=${component}` })
    await test.step('it renders', () => expectRendered(page))
    await openWhatOpens(page, component)
    await test.step('its glass and its text follow the color scheme', async () =>
      expect.soft(await notFollowing(page)).toEqual([]))
    // After that, nothing but stripes can be seen.
    await test.step('its glass lets through of stripes what docs/browsers.md says', () =>
      expectDocumentedBlur(page, component))
  })

for (const colorScheme of ['light', 'dark'] as const)
  test(`in ${colorScheme}, regular glass lets enough light through`, async ({ page, openFamily }) => {
    await openFamily()
    await page.evaluate((scheme) => (document.documentElement.style.colorScheme = scheme), colorScheme)
    const shares = await lightThroughComponents(page, photograph)
    expect(shares.length).toBeGreaterThan(5)
    const dim = shares.filter(([, share]) => share < leastLight[colorScheme])
    expect(dim.map(([component, share]) => `${component}: ${share.toFixed(3)}`)).toEqual([])
  })

test('nothing sticks out or is cut off from right to left', async ({ page, openFamily }) => {
  await openFamily({ query: 'dir=rtl&lang=ar' })
  expect(await overflowing(page)).toEqual([])
})
