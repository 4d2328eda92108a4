import type { Locator } from '@playwright/test'
import { expect, type Page } from '../../fixture'

/** Controls, and elements that take the focus in order to scroll. */
const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])'

/** Numbers the expected tab stops in reading order, and returns their count. */
async function numberStops(page: Page): Promise<number> {
  return page.locator(focusable).evaluateAll((all) => {
    // Of radio buttons of one name, Tab goes to the chosen one; arrows lead to the others.
    const isLeftOut = (element: Element) =>
      element instanceof HTMLInputElement &&
      element.type === 'radio' &&
      !element.checked &&
      document.querySelector(`input[type=radio][name="${CSS.escape(element.name)}"]:checked`) !== null
    const stops = all.filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.matches(':disabled, [inert] *, [tabindex="-1"]') &&
        !isLeftOut(element),
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
    // A ring may be that of a box around the control, or of the label that shows a control which is hidden.
    const label = element.closest('label')
    const boxes = [element, element.parentElement, element.parentElement?.parentElement]
    const hasRing = [...boxes, label, ...(label?.querySelectorAll('span') ?? [])].some((box) => {
      if (!box) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(box)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })
    const onTop = document.elementFromPoint(left + width / 2, top + height / 2)
    // Reading order is that of the content: a column may have been scrolled in between.
    let scrolled = window.scrollY
    for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement)
      scrolled += at.scrollTop
    // One layer over another, or what has a scrollbar of its own: what is inside is read before what follows.
    const layer = element.closest('[data-half], #divider')
    let view = layer?.parentElement
    while (view && !/auto|scroll/.test(getComputedStyle(view).overflowY)) view = view.parentElement
    const around = view?.getBoundingClientRect()
    return {
      name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`,
      stop: Number(element.getAttribute('data-stop') ?? Number.NaN),
      hasRing,
      // Of the divider, the thumb alone takes the pointer, and that is seldom in its middle.
      isInView: element.id === 'divider' || (label ?? element).contains(onTop),
      box: { left, right, top: top + scrolled, bottom: bottom + scrolled },
      layer: layer && (layer.getAttribute('data-half') ?? layer.id),
      /** The place of its layer on the page. */
      around: around && {
        left: around.left,
        right: around.right,
        top: around.top + window.scrollY,
        bottom: around.bottom + window.scrollY,
      },
    }
  })
}

type Stop = NonNullable<Awaited<ReturnType<typeof focusedStop>>>

/** Reading order is down or to the right, and up only into the next column. From one layer to another, it is that of their places. */
function isInReadingOrder(before: Stop, after: Stop): boolean {
  const isSameLayer = before.layer === after.layer
  const from = (!isSameLayer && before.around) || before.box
  const to = (!isSameLayer && after.around) || after.box
  return to.left >= from.right || to.bottom > from.bottom || (to.top >= from.top && to.left >= from.left)
}

/** Presses a key until it has led to so many stops, or out of the page. What opens by focus alone has no number. */
async function stopsBy(page: Page, key: string, count: number): Promise<Stop[]> {
  const stops: Stop[] = []
  for (let press = 0; press < 2 * count && stops.length < count; press += 1) {
    await page.keyboard.press(key)
    const stop = await focusedStop(page)
    if (stop === null) break
    if (!Number.isNaN(stop.stop)) stops.push(stop)
  }
  return stops
}

/** Goes around the page by Tab and back by Shift+Tab: the stops are in reading order, visible, and not a focus trap. */
export async function expectTabStops(page: Page): Promise<void> {
  const count = await numberStops(page)
  const forwards = await stopsBy(page, 'Tab', count + 1)
  expect(forwards.map(({ stop }) => stop)).toEqual(Array.from({ length: count }, (_, index) => index))
  const misplaced = forwards.filter((to, index) => {
    const from = forwards[index - 1]
    return from !== undefined && !isInReadingOrder(from, to)
  })
  expect(
    misplaced.map(({ name }) => name),
    'comes after a tab stop that should follow it',
  ).toEqual([])

  const backwards = await stopsBy(page, 'Shift+Tab', count)
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
