import { defaultGlass } from '../../../src/glass/glass-values'
import { toRgba } from '../../../src/registry/color'
import { addColorOf } from '../../browser/support/color'
import { expect, type Page } from './fixture'

/** What makes a page, or a section of it, dark where the system is light. Each is taken back by the function it returns. */
const ways = {
  'a style of <html>, as of next-themes': () => {
    const { style } = document.documentElement
    style.colorScheme = 'dark'
    return () => style.removeProperty('color-scheme')
  },
  'a <meta>': () => {
    const known = document.querySelector<HTMLMetaElement>('meta[name=color-scheme]')
    const meta = known ?? document.head.appendChild(document.createElement('meta'))
    const before = meta.content
    meta.name = 'color-scheme'
    meta.content = 'dark'
    // A rule of the page would win.
    document.documentElement.style.colorScheme = 'normal'
    return () => {
      document.documentElement.style.removeProperty('color-scheme')
      if (known) meta.content = before
      else meta.remove()
    }
  },
  'a class with a rule': () => {
    const rule = document.head.appendChild(document.createElement('style'))
    rule.textContent = '.night { color-scheme: dark }'
    document.documentElement.classList.add('night')
    return () => {
      rule.remove()
      document.documentElement.classList.remove('night')
    }
  },
  'a dark section': () => {
    const section = document.querySelector<HTMLElement>('#root, main')
    if (section === null) throw new Error('The page has no section to make dark.')
    section.style.colorScheme = 'dark'
    return () => section.style.removeProperty('color-scheme')
  },
} as const

/** The first tile of Statistic. */
const firstTile = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Downloads' }).first()

/** The colors of the first tile: its text, its glass and its icon. */
const tileColors = (page: Page) =>
  firstTile(page).evaluate((item) => {
    const tile = item.firstElementChild
    const icon = item.querySelector('svg')
    if (!(tile instanceof HTMLElement) || icon === null) throw new Error('A tile has other elements now.')
    // An opaque layer has the color of the tint.
    tile.style.setProperty('--glass-tint-opacity', '1')
    const colors = [
      getComputedStyle(tile).color,
      getComputedStyle(tile, '::before').backgroundColor,
      getComputedStyle(icon).stroke,
    ].map((color) => Object.values(window.colorOf(color)))
    tile.style.removeProperty('--glass-tint-opacity')
    return colors
  })

const partsOf = (color: string) => {
  const { r, g, b } = toRgba(color)
  return [r, g, b, 1]
}

const light = [defaultGlass.lightForeground, defaultGlass.lightTint, '#8a5200'].map(partsOf)
const dark = [defaultGlass.darkForeground, defaultGlass.darkTint, '#ffd36e'].map(partsOf)

/** Expects the tiles of Statistic to be dark wherever the page is, in a light system, and light again after that. */
export async function expectDarkWhereThePageIs(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await addColorOf(page)
  // React compares the style of an element with the server's when it hydrates it, and from then on owns it: no change before.
  await expect
    .poll(() =>
      firstTile(page).evaluate((item) => Object.keys(item).some((key) => key.startsWith('__react'))),
    )
    .toBe(true)
  for (const [way, apply] of Object.entries(ways)) {
    expect(await tileColors(page), `before ${way}`).toEqual(light)
    const undo = await page.evaluateHandle(apply)
    expect(await tileColors(page), way).toEqual(dark)
    await undo.evaluate((takeBack) => takeBack())
  }
  await page.emulateMedia({ colorScheme: null })
}
