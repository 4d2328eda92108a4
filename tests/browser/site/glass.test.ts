import { least, worstCase } from '../../../src/registry/readability'
import { addressesOf } from '../documents'
import { expect, test } from '../fixture'
import { changesOfGlass } from './support/glass-changes'
import { pixelContrasts } from './support/pixel-contrast'
import { textsOnGlass, type TextOnGlass } from './support/text-on-glass'

/** The pages with a live component. The generator's glass is not of the material: it shows what a visitor chooses. */
const pages = addressesOf(/data-stage/).filter((address) => address !== '/generator')

/** A property of the material, a value that no component has, and the style of the glass that it changes. */
const properties = [
  ['--glass-tint', 'rgb(1, 2, 3)', 'background-color'],
  ['--glass-tint-opacity', '0.123', 'background-color'],
  ['--glass-blur', '31px', 'backdrop-filter'],
  ['--glass-saturation', '1.23', 'backdrop-filter'],
  ['--glass-border', 'rgb(4, 5, 6)', 'border-top-color'],
  ['--glass-highlight', 'rgb(7, 8, 9)', 'box-shadow'],
  ['--glass-shadow', '1px 2px 3px rgb(9, 9, 9)', 'box-shadow'],
  ['--glass-radius', '7px', 'border-top-left-radius'],
  ['--glass-foreground', 'rgb(3, 2, 1)', 'color'],
] as const

/** Backdrops that nobody chose for the components. The picker of the page offers them. */
const backdrops = ['white', 'black', 'stripes', 'day'] as const

/** The texts whose contrast is too low, each with the reason. */
const tooLow = (texts: readonly TextOnGlass[], ratios: readonly number[]) =>
  texts.flatMap(({ text, color, tint, opacity, isLarge }, index) => {
    const ratio = ratios[index] ?? 0
    return ratio >= (isLarge ? least.large : least.text)
      ? []
      : [`${text}: ${color} on ${tint} at ${opacity.toFixed(2)} has ${ratio.toFixed(2)}:1`]
  })

for (const path of pages) {
  test(`${path}: text on glass is readable over any backdrop, and a property on an ancestor changes the glass`, async ({
    page,
    open,
  }) => {
    await open(path)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const texts = await textsOnGlass(page)
      const worst = texts.map(({ color, tint, opacity }) => worstCase(color, { tint, opacity }).ratio)
      expect.soft(tooLow(texts, worst), `${colorScheme}, computed`).toEqual([])
      for (const backdrop of backdrops) {
        await page.getByRole('combobox', { name: 'Backdrop' }).first().selectOption(backdrop)
        const painted = await pixelContrasts(page, texts)
        expect.soft(tooLow(texts, painted), `${colorScheme}, painted over ${backdrop}`).toEqual([])
      }
    }
    for (const [property, value, style] of properties)
      expect.soft(await changesOfGlass(page, property, value, style), property).toEqual([])
  })
}
