import { least, worstCase } from '../../../src/registry/readability'
import { propertiesOf } from '../../../src/glass/css'
import { defaultGlass, levels, type Glass, type Scheme } from '../../../src/glass/glass-values'
import amber from '../../../src/glass/presets/amber'
import ink from '../../../src/glass/presets/ink'
import { expect, type Page } from '../fixture'
import { test } from './fixture'
import { changesOfGlass } from './support/glass-changes'
import { pixelContrasts } from './support/pixel-contrast'
import { leastContrast, shapesOnGlass } from './support/shapes-on-glass'
import { pictureOfPng } from '../../engines/support/picture'
import { leastLight, lightThroughComponents } from '../../support/light-through'
import { textsOnGlass, type TextOnGlass } from '../support/text-on-glass'

/** A property of the material, a value that no component has, and the style of the glass that it changes. */
const properties = [
  ['--glass-tint', 'rgb(1, 2, 3)', 'background-color'],
  ['--glass-tint-opacity', '0.123', 'background-color'],
  ['--glass-blur', '31px', 'backdrop-filter'],
  ['--glass-saturation', '1.23', 'backdrop-filter'],
  ['--glass-border', 'rgb(4, 5, 6)', 'border-top-color'],
  ['--glass-highlight', 'rgb(7, 8, 9)', 'box-shadow'],
  ['--glass-rim', '0.5', 'box-shadow'],
  ['--glass-depth', '0.5', 'box-shadow'],
  ['--glass-shadow', '1px 2px 3px rgb(9, 9, 9)', 'box-shadow'],
  ['--glass-radius', '7px', 'border-top-left-radius'],
  ['--glass-foreground', 'rgb(3, 2, 1)', 'color'],
] as const

/** Backdrops that nobody chose for the components. */
const backdrops = ['white', 'grey', 'black', 'stripes', 'day', 'night'] as const

const schemes = ['light', 'dark'] as const

/** The texts whose contrast is too low, each with the reason. */
const tooLow = (texts: readonly TextOnGlass[], ratios: readonly number[]) =>
  texts.flatMap(({ text, color, tint, opacity, isLarge }, index) => {
    const ratio = ratios[index] ?? 0
    return ratio >= (isLarge ? least.large : least.text)
      ? []
      : [`${text}: ${color} on ${tint} at ${opacity.toFixed(2)} has ${ratio.toFixed(2)}:1`]
  })

const worstOf = (texts: readonly TextOnGlass[]) =>
  texts.map(({ color, tint, opacity }) => worstCase(color, { tint, opacity }).ratio)

/** Changes the backdrop of the open page, and waits until it is painted. */
async function showOver(page: Page, backdrop: string) {
  await page.evaluate((chosen) => void (location.hash = chosen), backdrop)
  await expect(page.locator('body')).toHaveAttribute('data-backdrop', backdrop)
  await page.evaluate(async () => {
    const [, address] = /url\("(.+?)"\)/.exec(getComputedStyle(document.body).backgroundImage) ?? []
    if (address !== undefined) await Object.assign(new Image(), { src: address }).decode()
  })
}

for (const colorScheme of schemes) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme })

    test('every text on glass is readable, and every icon and border can be seen, over any backdrop', async ({
      page,
      openFamily,
    }) => {
      await openFamily()
      const texts = await textsOnGlass(page)
      expect(texts.length).toBeGreaterThan(200)
      expect.soft(tooLow(texts, worstOf(texts))).toEqual([])
      const shapes = await shapesOnGlass(page)
      expect(shapes.length).toBeGreaterThan(10)
      const faint = shapes.filter((shape) => leastContrast(shape) < least.large)
      expect
        .soft(faint.map((shape) => `${shape.what}: ${leastContrast(shape).toFixed(2)}:1 on ${shape.tint}`))
        .toEqual([])
    })

    test('regular glass lets enough light through, with the light on its edges', async ({
      page,
      openFamily,
    }) => {
      await openFamily()
      const shares = await lightThroughComponents(page, async () => ({
        picture: pictureOfPng(await page.screenshot()),
        left: 0,
        top: 0,
      }))
      expect(shares.length).toBeGreaterThan(5)
      const dim = shares.filter(([, share]) => share < leastLight[colorScheme])
      expect(dim.map(([component, share]) => `${component}: ${share.toFixed(3)}`)).toEqual([])
    })

    // One page for all backdrops: loading it takes longer than to look at it.
    test('every text on glass is readable as it is painted over each backdrop', async ({
      page,
      openFamily,
    }) => {
      await openFamily()
      for (const backdrop of backdrops)
        await test.step(backdrop, async () => {
          await showOver(page, backdrop)
          const texts = await textsOnGlass(page)
          expect(texts.length).toBeGreaterThan(200)
          expect.soft(tooLow(texts, await pixelContrasts(page, texts)), backdrop).toEqual([])
        })
    })
  })
}

test('each property of the material, set on an ancestor, changes all glass', async ({ page, openFamily }) => {
  await openFamily()
  for (const [property, value, style] of properties)
    expect.soft(await changesOfGlass(page, property, value, style), property).toEqual([])
})

/** Sets properties on an ancestor of everything. */
const setOnRoot = (page: Page, properties: readonly (readonly [name: string, value: string])[]) =>
  page.evaluate((all) => {
    for (const [name, value] of all) document.documentElement.style.setProperty(name, value)
  }, properties)

const eachLevel = (property: string, value: string) =>
  ['', ...levels.map((level) => `-${level}`)].map((level) => [`--glass${level}-${property}`, value] as const)

/** Properties that props of components set, with values that no component has, and the style that shows each. */
const ofProps = [
  ['tint-opacity', 'background-color', eachLevel('tint-opacity', '0.123')],
  ['blur', 'backdrop-filter', eachLevel('blur', '31px')],
  ['foreground', 'color', [['--glass-foreground', 'rgb(3, 2, 1)']]],
  ['border', 'border-top-color', [['--glass-border', 'rgb(4, 5, 6)']]],
  ['radius', 'border-top-left-radius', [['--glass-radius', '7px']]],
] as const

/** The glass whose own style sets a property of the material, and how it looks. */
const looksByProp = (page: Page, name: string, style: string) =>
  page
    .locator(`[data-stage] [style*="-${name}:"]`)
    .evaluateAll(
      (elements, { name, style }) =>
        elements
          .filter((element) =>
            [...(element as HTMLElement).style].some(
              (own) => own.startsWith('--glass') && own.endsWith(name),
            ),
          )
          .map((element) => [
            element.outerHTML.slice(0, 80),
            getComputedStyle(element, '::before')[style as 'color'],
          ]),
      { name, style },
    )

test('what a prop says of the glass, no ancestor changes', async ({ page, openFamily }) => {
  await openFamily()
  for (const [name, style, properties] of ofProps)
    await test.step(name, async () => {
      const before = await looksByProp(page, name, style)
      expect(before.length).toBeGreaterThan(0)
      await setOnRoot(page, properties)
      expect.soft(await looksByProp(page, name, style), name).toEqual(before)
      await setOnRoot(
        page,
        properties.map(([property]) => [property, ''] as const),
      )
    })
})

/** The colors of a glass. How much it covers is left out: a button's own colors are readable at the levels as delivered. */
const colorsOf = (glass: Partial<Glass>, scheme: Scheme) =>
  Object.entries(propertiesOf({ ...defaultGlass, ...glass }, scheme)).filter(
    ([name]) => !name.endsWith('opacity'),
  )

for (const colorScheme of schemes) {
  for (const { name, glass } of [amber, ink]) {
    test(`in ${colorScheme}, the colors of ${name} around all components leave every text readable`, async ({
      page,
      openFamily,
    }) => {
      await page.emulateMedia({ colorScheme })
      await openFamily()
      await setOnRoot(page, colorsOf(glass, colorScheme))
      const texts = await textsOnGlass(page)
      expect(texts.length).toBeGreaterThan(200)
      expect(tooLow(texts, worstOf(texts))).toEqual([])
    })
  }
}

/** What opens over the page: how it is opened, and what it is. */
const overlays = {
  Drawer: { press: 'Open Drawer', role: 'dialog' },
  Modal: { press: 'Open Modal', role: 'dialog' },
  Popup: { press: 'Open Popup', role: 'dialog' },
  Dropdown: { press: 'Select an option', role: 'listbox' },
  Toast: { press: 'Show Toast', role: 'article' },
  Tooltip: { focus: 'Hover me', role: 'tooltip' },
} as const

for (const [name, overlay] of Object.entries(overlays)) {
  test(`every text of an open ${name} is readable over any backdrop`, async ({ page, openFamily }) => {
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme })
      await openFamily({ query: `only=${name.toLowerCase()}` })
      if ('press' in overlay) await page.getByRole('button', { name: overlay.press }).first().click()
      else {
        await page.keyboard.press('Tab')
        await page.getByRole('button', { name: overlay.focus }).first().focus()
      }
      const open = page.getByRole(overlay.role).first()
      await expect(open).toBeVisible()
      const texts = await textsOnGlass(page, page.locator('dialog[open], :popover-open'))
      expect(texts.length).toBeGreaterThan(0)
      expect.soft(tooLow(texts, worstOf(texts)), `${colorScheme}, computed`).toEqual([])
      for (const backdrop of backdrops) {
        await showOver(page, backdrop)
        const painted = await pixelContrasts(page, texts, 'viewport')
        expect.soft(tooLow(texts, painted), `${colorScheme}, over ${backdrop}`).toEqual([])
      }
    }
  })
}
