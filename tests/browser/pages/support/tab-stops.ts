import type { Locator } from '@playwright/test'
import { expect, type Page } from '../../fixture'

/** Everything that can be operated, and what takes the focus in order to scroll. */
const operable = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])'

/** Numbers what a keyboard is to reach, in the order in which it is read, and returns how many there are. */
async function numberStops(page: Page): Promise<number> {
  return page.locator(operable).evaluateAll((all) => {
    const stops = all.filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled, [inert] *'),
    )
    stops.forEach((element, index) => element.setAttribute('data-stop', String(index)))
    return stops.length
  })
}

/** What has the focus, where it is on the page, and whether a visitor sees that it has it. */
function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement
    // After the last one, before the focus starts anew with the first, the browser itself has it.
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

type Stop = NonNullable<Awaited<ReturnType<typeof focused>>>

/** Reading goes down, or to the right; up it goes only to the next column. */
const readsOn = ({ box: from }: Stop, { box: to }: Stop) =>
  to.left >= from.right || to.bottom > from.bottom || (to.top >= from.top && to.left >= from.left)

/** Goes round the page by Tab and back by Shift+Tab: each stop comes in its turn, shows itself, and lets go. */
export async function expectTabStops(page: Page): Promise<void> {
  const count = await numberStops(page)
  const forwards: Stop[] = []
  for (let press = 0; press <= count; press += 1) {
    await page.keyboard.press('Tab')
    const stop = await focused(page)
    if (stop === null) break
    forwards.push(stop)
  }
  expect(forwards.map(({ stop }) => stop)).toEqual(Array.from({ length: count }, (_, index) => index))
  const astray = forwards.filter((to, index) => {
    const from = forwards[index - 1]
    return from !== undefined && !readsOn(from, to)
  })
  expect(
    astray.map(({ name }) => name),
    'stands before what it follows',
  ).toEqual([])

  const backwards: Stop[] = []
  for (let press = 0; press < count; press += 1) {
    await page.keyboard.press('Shift+Tab')
    const stop = await focused(page)
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

/** Presses Tab until a control has the focus. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  const hasFocus = () => control.evaluate((element) => element === document.activeElement)
  for (let press = 0; press < 60 && !(await hasFocus()); press += 1) await page.keyboard.press('Tab')
  await expect(control).toBeFocused()
}
