import { toRgba } from '../../../src/registry/color'
import type { Page } from '@playwright/test'
import { defaultGlass, inScheme, type Scheme } from '../../../src/glass/glass-values'
import { addColorOf } from '../../browser/support/color'

type Parts = readonly number[]

/** The colors of a piece of glass without a tint of its own, each as red, green and blue. */
interface GlassColors {
  readonly what: string
  readonly tint: Parts
  readonly text: Parts
}

/** Lists glass whose tint, or whose text, does not follow the color scheme of the page. */
export async function notFollowing(page: Page): Promise<string[]> {
  const light = await colorsIn(page, 'light')
  const dark = await colorsIn(page, 'dark')
  return light.flatMap(({ what, tint, text }, index) => [
    ...(isOf('light', 'tint', tint) && isOf('dark', 'tint', dark[index]?.tint) ? [] : [`${what}: its tint`]),
    // A component may give its text another color, which is tested as part of what can be read.
    ...(!isOf('light', 'foreground', text) || isOf('dark', 'foreground', dark[index]?.text)
      ? []
      : [`${what}: its text`]),
  ])
}

/** Whether a color is that of a scheme. A canvas rounds the parts of a translucent color. */
function isOf(scheme: Scheme, name: 'tint' | 'foreground', parts: Parts = []): boolean {
  const { r, g, b } = toRgba(defaultGlass[inScheme(scheme, name)])
  return [r, g, b].every((part, index) => Math.abs(part - (parts[index] ?? Infinity)) <= 2)
}

async function colorsIn(page: Page, scheme: Scheme): Promise<GlassColors[]> {
  await addColorOf(page)
  return page.evaluate((scheme) => {
    document.documentElement.style.colorScheme = scheme
    const found: GlassColors[] = []
    for (const element of document.querySelectorAll('[data-stage] *')) {
      const own = getComputedStyle(element)
      const isOwn = ['--_own-tint', '--glass-tint', '--_own-foreground', '--glass-foreground'].some(
        (property) => own.getPropertyValue(property).trim() !== '',
      )
      for (const pseudo of ['::before', '']) {
        const style = getComputedStyle(element, pseudo)
        const isGlass = /blur\(/.test(style.backdropFilter) && (pseudo === '' || style.content !== 'none')
        if (!isGlass || isOwn) continue
        const what = `<${element.tagName.toLowerCase()}> ${element.textContent.slice(0, 30)}`
        found.push({ what, tint: partsOf(style.backgroundColor), text: partsOf(own.color) })
      }
    }
    document.documentElement.style.colorScheme = ''
    return found

    function partsOf(color: string): number[] {
      const { red, green, blue } = window.colorOf(color)
      return [red, green, blue]
    }
  }, scheme)
}
