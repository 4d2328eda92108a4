import type { Page } from '@playwright/test'
import { deviation, type Box } from './picture'
import { photograph } from './photograph'

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
 * behind it as a share of their deviation without its blur, from 0 to 1.
 */
export async function stripesLeft(page: Page): Promise<readonly (readonly [what: string, share: number])[]> {
  const all = await page.evaluate(numberGlass)
  await page.addStyleTag({ content: css })
  const shares: [string, number][] = []
  for (const [index, { what, part }] of all.entries()) {
    const bare = await seen(page, { index, part: 'none' })
    if (bare < 40) throw new Error(`No stripes can be seen through ${what}, even without its blur.`)
    shares.push([what, (await seen(page, { index, part })) / bare])
  }
  return shares
}

/** Which glass blurs. */
interface Measured {
  readonly index: number
  readonly part: Glass['part'] | 'none'
}

async function seen(page: Page, measured: Measured): Promise<number> {
  const { x, y, width, height } = await page.evaluate(measureAlone, measured)
  const { picture, left, top } = await photograph(page)
  return deviation(picture, { x: x + left, y: y + top, width, height })
}

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

/** Runs in the page: lets one piece of glass blur. Answers with its middle, in px of the window. */
function measureAlone({ index, part }: Measured): Box {
  for (const before of document.querySelectorAll('[data-measured]')) before.removeAttribute('data-measured')
  const element = document.querySelector(`[data-glass="${index}"]`)
  if (!element) throw new Error(`There is no glass with the number ${index}.`)
  element.setAttribute('data-measured', part)
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  // Round corners are left out.
  const [x, y] = [Math.max(0, left + width * 0.2), Math.max(0, top + height * 0.2)]
  return {
    x,
    y,
    width: Math.min(window.innerWidth, left + width * 0.8) - x,
    height: Math.min(window.innerHeight, top + height * 0.8) - y,
  }
}
