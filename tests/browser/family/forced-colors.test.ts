import { openWhatOpens, openable } from '../../engines/support/components'
import { expect, withMotion, type Page } from '../fixture'
import { test } from './fixture'
import { colorsOfOwn, markShapes, withoutShape } from './support/forced-colors'

// The line of time in a toast shows only with motion.
test.use(withMotion)

const forceColors = (page: Page) => page.emulateMedia({ forcedColors: 'active' })

test('in forced colors, what has a shape by its background has an edge', async ({ page, openFamily }) => {
  for (const query of ['', ...openable.map((name) => `only=${name}`)]) {
    await page.emulateMedia({ forcedColors: 'none' })
    await openFamily({ query })
    await openWhatOpens(page, query.slice('only='.length))
    expect(await markShapes(page)).toBeGreaterThan(0)
    await forceColors(page)
    expect.soft(await withoutShape(page), query).toEqual([])
  }
})

test('in forced colors, every icon has a color of the visitor', async ({ page, openFamily }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, forcedColors: 'active' })
    await openFamily()
    expect.soft(await colorsOfOwn(page), colorScheme).toEqual([])
  }
})

test('in forced colors, what is disabled without the browser is gray', async ({ page, openFamily }) => {
  await forceColors(page)
  await openFamily()
  await page.getByRole('button', { name: 'Select an option' }).first().click()
  const disabled = page.locator(
    '[aria-label^=accordion] summary, [role=option], .react-calendar__tile:not([class*=ctive])',
  )
  expect(await disabled.count()).toBeGreaterThan(10)
  const found = await disabled.evaluateAll((all) => {
    const gray = document.body.appendChild(document.createElement('i'))
    gray.style.color = 'GrayText'
    return all
      .map((one) => {
        one.setAttribute('aria-disabled', 'true')
        return one
      })
      .filter((one) => getComputedStyle(one).color !== getComputedStyle(gray).color)
      .map((one) => `${one.localName} ${one.textContent}`)
  })
  expect(found).toEqual([])
})

test('in forced colors, every select has the arrow of the system', async ({ page, openFamily }) => {
  await forceColors(page)
  await openFamily()
  const appearances = await page
    .getByRole('combobox')
    .and(page.locator('select'))
    .evaluateAll((selects) => selects.map((select) => getComputedStyle(select).appearance))
  expect(appearances.length).toBeGreaterThan(2)
  expect([...new Set(appearances)]).toEqual(['auto'])
})
