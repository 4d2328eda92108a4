import type { Page } from '@playwright/test'
import type { Photograph } from '../engines/support/photograph'
import { colorAt, type Box } from '../engines/support/picture'

/*
 * How much light glass lets through: the difference between its color over a red and over a blue backdrop, as a share of the
 * difference between these. Light on its edges counts as what it is: it hides what is behind it.
 */

/** The least share of the light that regular glass lets through, by scheme. */
export const leastLight = { light: 0.4, dark: 0.34 } as const

/** A pane of regular glass on a page. */
interface Pane {
  /** The value of its attribute `data-pane`. */
  readonly id: string
  readonly component: string
  /** Inside of its border, in px of the page. */
  readonly box: Box
  /** The radius of its corners there, in px. */
  readonly radius: number
}

/** The shares of all pixels of some glass, and how many there are. */
interface Sum {
  readonly light: number
  readonly pixels: number
}

/** Nothing is inside of a pane, and one color behind it. */
const css = `
  html { background: red !important }
  html[data-behind=blue] { background: blue !important }
  body, body *:not([data-pane]) { background: none !important }
  [data-pane] { -webkit-text-fill-color: transparent !important }
  [data-pane] *, [data-pane]:not([data-measured]) { visibility: hidden !important }
  * { transition: none !important; animation: none !important }`

/**
 * Measures the light that the outermost panes of regular glass in previews let through, as a share from 0 to 1 of each
 * component: the mean of all their pixels. Afterwards, nothing can be seen.
 *
 * @param photograph Takes a picture of the window.
 */
export async function lightThroughComponents(
  page: Page,
  photograph: (page: Page) => Promise<Photograph>,
): Promise<readonly (readonly [component: string, share: number])[]> {
  const panes = await page.evaluate(findPanes)
  await page.addStyleTag({ content: css })
  const sums = new Map<string, Sum>()
  let rest = panes.toSorted((one, other) => one.box.y - other.box.y)
  for (let first = rest[0]; first !== undefined; first = rest[0]) {
    const { top, height } = await page.evaluate(scrollTo, first.box.y)
    const seen = rest.filter(({ box }) => box.y + box.height <= top + height)
    // Of a pane that is higher than the window, what fits counts.
    const measured = seen.length > 0 ? seen : [first]
    rest = rest.filter((pane) => !measured.includes(pane))
    // One that stays in the window while the page scrolls is over others.
    await page.evaluate(
      showOnly,
      measured.map(({ id }) => id),
    )
    const over = async (behind: string) => {
      await page.evaluate((name) => void (document.documentElement.dataset.behind = name), behind)
      return photograph(page)
    }
    const pictures = [await over('red'), await over('blue')] as const
    for (const { component, box, radius } of measured) {
      const part = { ...box, y: box.y - top, height: Math.min(box.height, height - (box.y - top)) }
      const { light, pixels } = sums.get(component) ?? { light: 0, pixels: 0 }
      const own = sumOf({ box: part, radius }, pictures)
      sums.set(component, { light: light + own.light, pixels: pixels + own.pixels })
    }
  }
  return [...sums].map(([component, { light, pixels }]) => [component, light / pixels])
}

/** Runs in the page: scrolls to what is at a height, with some space above. Answers with what the window shows then. */
function scrollTo(y: number) {
  window.scrollTo({ top: y - 16, behavior: 'instant' })
  return { top: window.scrollY, height: window.innerHeight }
}

/** Runs in the page. */
function showOnly(ids: readonly string[]) {
  for (const pane of document.querySelectorAll<HTMLElement>('[data-pane]'))
    pane.toggleAttribute('data-measured', ids.includes(pane.dataset.pane ?? ''))
}

/** Runs in the page: regular glass is what the opacity of its level changes. */
function findPanes(): Pane[] {
  const stages = '[data-stage] *, dialog[open], dialog[open] *, :popover-open, :popover-open *'
  const looks = [...document.querySelectorAll<HTMLElement>(stages)].flatMap((element) =>
    ['::before', ''].flatMap((part) => {
      const style = getComputedStyle(element, part)
      const isGlass = /blur\(/.test(style.backdropFilter) && (part === '' || style.content !== 'none')
      return isGlass && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        ? [{ element, style, before: style.backgroundColor }]
        : []
    }),
  )
  const root = document.documentElement
  root.style.setProperty('--glass-regular-tint-opacity', '0.123')
  const regular = looks.filter(({ style, before }) => style.backgroundColor !== before)
  root.style.removeProperty('--glass-regular-tint-opacity')
  const isInside = (element: Element) =>
    looks.some((other) => other.element !== element && other.element.contains(element))
  return regular
    .filter(({ element }) => !isInside(element))
    .map(({ element, style }, index) => {
      element.dataset.pane = String(index)
      const { x, y, width, height } = element.getBoundingClientRect()
      return {
        id: String(index),
        component: element.closest('[data-stage]')?.getAttribute('aria-label')?.split(',')[0] ?? '',
        box: { x: x + window.scrollX + 1, y: y + window.scrollY + 1, width: width - 2, height: height - 2 },
        radius: Math.min(parseFloat(style.borderTopLeftRadius), width / 2, height / 2),
      }
    })
}

/** What a pane lets through, pixel by pixel, in two photographs: over red and over blue. */
function sumOf(
  { box, radius }: Omit<Pane, 'id' | 'component'>,
  [overRed, overBlue]: readonly [Photograph, Photograph],
): Sum {
  const [width, height] = [Math.floor(box.width) - 1, Math.floor(box.height) - 1]
  let [light, pixels] = [0, 0]
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const toCorner = Math.hypot(
        Math.max(0, radius - column, column - (width - 1 - radius)),
        Math.max(0, radius - row, row - (height - 1 - radius)),
      )
      if (toCorner > 0 && toCorner > radius - 1) continue
      const colorIn = ({ picture, left, top }: Photograph) =>
        colorAt(picture, Math.ceil(box.x) + left + column, Math.ceil(box.y) + top + row)
      const [red, , blue] = colorIn(overRed)
      const [otherRed, , otherBlue] = colorIn(overBlue)
      light += (Math.abs(red - otherRed) + Math.abs(blue - otherBlue)) / (2 * 255)
      pixels++
    }
  return { light, pixels }
}
