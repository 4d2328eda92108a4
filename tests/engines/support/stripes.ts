import type { Page } from '@playwright/test'
import { deviation, type Box } from './picture'
import { photograph, type Photograph } from './photograph'

/** Glass that the page shows. Its blur is that of the layer behind an element, or of the element itself. */
interface Glass {
  readonly what: string
  readonly part: 'layer' | 'element'
}

/** What paints nothing keeps focus and the pointer, unlike what is hidden: a tooltip stays open. */
const paintsNothing = `
  background: none !important; border-color: transparent !important; box-shadow: none !important;
  outline-color: transparent !important; text-decoration-color: transparent !important; text-shadow: none !important;
  color: transparent !important; -webkit-text-fill-color: transparent !important; caret-color: transparent !important;
  transition: none !important; animation: none !important;`

/** The parts of form controls that a browser draws. Each has a rule of its own, as no engine knows them all. */
const drawnParts = [
  '::placeholder',
  '::marker',
  '::-webkit-progress-bar',
  '::-webkit-progress-value',
  '::-moz-progress-bar',
  '::-webkit-slider-runnable-track',
  '::-webkit-slider-thumb',
  '::-moz-range-track',
  '::-moz-range-progress',
  '::-moz-range-thumb',
]

const withoutBlur = '{ -webkit-backdrop-filter: none !important; backdrop-filter: none !important }'

/** Stripes of 8 px, and over them nothing but the blur of the glass that is measured. */
const css = `
  html { background: repeating-linear-gradient(90deg, #000 0 8px, #fff 8px 16px) !important }
  body, body *, body *::before, body *::after { ${paintsNothing} }
  ${drawnParts.map((part) => `${part} { ${paintsNothing} }`).join('\n')}
  dialog::backdrop { display: none !important }
  img, svg, [type=checkbox], [type=radio] { opacity: 0 !important }
  body *:not([data-measured=element]) ${withoutBlur}
  body *:not([data-measured=layer])::before ${withoutBlur}
  body *::after ${withoutBlur}`

/**
 * Measures how much of stripes can be seen through each piece of glass that the page shows: the deviation of the pixels
 * behind it as a share of their deviation without its blur, from 0 to 1. Pieces that are in the window together and do not
 * overlap are measured together.
 */
export async function stripesLeft(page: Page): Promise<readonly (readonly [what: string, share: number])[]> {
  const all = await page.evaluate(numberGlass)
  await page.addStyleTag({ content: css })
  const shares: [string, number][] = []
  let rest = all.map(({ part }, index) => ({ index, part }))
  while (rest.length > 0) {
    const together = await page.evaluate(arrange, rest)
    await page.evaluate(blur, [])
    const bare = await photograph(page)
    await page.evaluate(
      blur,
      rest.filter(({ index }) => together.some((one) => one.index === index)),
    )
    const blurred = await photograph(page)
    for (const { index, box } of together) {
      const what = all[index]?.what ?? ''
      const before = deviationOf(bare, box)
      if (before < 40) throw new Error(`No stripes can be seen through ${what}, even without its blur.`)
      shares.push([what, deviationOf(blurred, box) / before])
    }
    rest = rest.filter(({ index }) => together.every((one) => one.index !== index))
  }
  return shares
}

/** A piece of glass by its number. */
interface Numbered {
  readonly index: number
  readonly part: Glass['part']
}

const deviationOf = ({ picture, left, top }: Photograph, { x, y, width, height }: Box) =>
  deviation(picture, { x: x + left, y: y + top, width, height })

/** Runs in the page: numbers the elements with glass that blurs and can be seen. */
function numberGlass(): Glass[] {
  const found: Glass[] = []
  for (const element of document.querySelectorAll('body *')) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    for (const part of ['layer', 'element'] as const) {
      const style = getComputedStyle(element, part === 'layer' ? '::before' : '')
      const radius = parseFloat(/blur\(([^)]+)\)/.exec(style.backdropFilter)?.[1] ?? '0')
      if (radius === 0 || (part === 'layer' && style.content === 'none')) continue
      element.setAttribute('data-glass', String(found.length))
      found.push({ what: `<${element.tagName.toLowerCase()}> ${element.textContent.slice(0, 30)}`, part })
    }
  }
  return found
}

/** Runs in the page: lets some pieces of glass blur, and no other. */
function blur(some: readonly Numbered[]) {
  for (const before of document.querySelectorAll('[data-measured]')) before.removeAttribute('data-measured')
  for (const { index, part } of some)
    document.querySelector(`[data-glass="${index}"]`)?.setAttribute('data-measured', part)
}

/**
 * Runs in the page: scrolls to the first of some pieces of glass. Answers with it and with others that can be seen as a whole
 * then and overlap none, each with its middle, in px of the window.
 */
function arrange(some: readonly Numbered[]): { index: number; box: Box }[] {
  const elementOf = ({ index }: Numbered) => {
    const element = document.querySelector(`[data-glass="${index}"]`)
    if (!element) throw new Error(`There is no glass with the number ${index}.`)
    return element
  }
  const isWithin = (inner: DOMRect, outer: DOMRect) =>
    inner.left >= outer.left &&
    inner.top >= outer.top &&
    inner.right <= outer.right &&
    inner.bottom <= outer.bottom
  const isWhole = (element: Element) => {
    const box = element.getBoundingClientRect()
    for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement)
      if (getComputedStyle(at).overflow !== 'visible' && !isWithin(box, at.getBoundingClientRect()))
        return false
    return isWithin(box, new DOMRect(0, 0, window.innerWidth, window.innerHeight))
  }
  const chosen: { index: number; edge: DOMRect }[] = []
  for (const one of some) {
    const element = elementOf(one)
    if (chosen.length === 0)
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const edge = element.getBoundingClientRect()
    const isApart = chosen.every(
      ({ edge: { left, top, right, bottom } }) =>
        edge.right <= left || edge.left >= right || edge.bottom <= top || edge.top >= bottom,
    )
    if (chosen.length === 0 || (isApart && isWhole(element))) chosen.push({ index: one.index, edge })
  }
  return chosen.map(({ index, edge: { left, top, width, height } }) => {
    // Round corners are left out.
    const [x, y] = [Math.max(0, left + width * 0.2), Math.max(0, top + height * 0.2)]
    return {
      index,
      box: {
        x,
        y,
        width: Math.min(window.innerWidth, left + width * 0.8) - x,
        height: Math.min(window.innerHeight, top + height * 0.8) - y,
      },
    }
  })
}
