import type { Locator } from '@playwright/test'
import { expect, type Page } from '../../fixture'

/** Controls, and elements that take the focus in order to scroll. */
const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])'

/** Numbers the expected tab stops in reading order, and returns their count. */
async function numberStops(page: Page): Promise<number> {
  return page.locator(focusable).evaluateAll((all) => {
    const stops = all.filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled, [inert] *'),
    )
    stops.forEach((element, index) => element.setAttribute('data-stop', String(index)))
    return stops.length
  })
}

/** The focused element: its place on the page, and whether its focus is visible. */
function focusedStop(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement
    // Between the last tab stop and the first, the focus is in the browser's own interface.
    if (element === null || element === document.body) return null
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    const onTop = document.elementFromPoint(left + width / 2, top + height / 2)
    return {
      name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`,
      stop: Number(element.getAttribute('data-stop') ?? Number.NaN),
      hasRing: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      isInView: element.contains(onTop),
      box: { left, right, top: top + window.scrollY, bottom: bottom + window.scrollY },
    }
  })
}

type Stop = NonNullable<Awaited<ReturnType<typeof focusedStop>>>

/** Reading order is down or to the right, and up only into the next column. */
const isInReadingOrder = ({ box: from }: Stop, { box: to }: Stop) =>
  to.left >= from.right || to.bottom > from.bottom || (to.top >= from.top && to.left >= from.left)

/** Goes around the page by Tab and back by Shift+Tab: the stops are in reading order, visible, and not a focus trap. */
export async function expectTabStops(page: Page): Promise<void> {
  const count = await numberStops(page)
  const forwards: Stop[] = []
  for (let press = 0; press <= count; press += 1) {
    await page.keyboard.press('Tab')
    const stop = await focusedStop(page)
    if (stop === null) break
    forwards.push(stop)
  }
  expect(forwards.map(({ stop }) => stop)).toEqual(Array.from({ length: count }, (_, index) => index))
  const misplaced = forwards.filter((to, index) => {
    const from = forwards[index - 1]
    return from !== undefined && !isInReadingOrder(from, to)
  })
  expect(
    misplaced.map(({ name }) => name),
    'comes after a tab stop that should follow it',
  ).toEqual([])

  const backwards: Stop[] = []
  for (let press = 0; press < count; press += 1) {
    await page.keyboard.press('Shift+Tab')
    const stop = await focusedStop(page)
    if (stop !== null) backwards.push(stop)
  }
  expect(backwards.map(({ stop }) => stop)).toEqual(forwards.map(({ stop }) => stop).toReversed())

  const stops = [...forwards, ...backwards]
  expect(
    stops.filter(({ hasRing }) => !hasRing).map(({ name }) => name),
    'has no focus ring',
  ).toEqual([])
  expect(
    stops.filter(({ isInView }) => !isInView).map(({ name }) => name),
    'is covered or out of view',
  ).toEqual([])
}

/** Presses Tab until the control is focused. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  const isFocused = () => control.evaluate((element) => element === document.activeElement)
  for (let press = 0; press < 60 && !(await isFocused()); press += 1) await page.keyboard.press('Tab')
  await expect(control).toBeFocused()
}
