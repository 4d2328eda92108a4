import fc from 'fast-check'
import { defaultGlass, levels, schemes, type Glass, type Scheme } from '../../../src/glass/glass-values'
import amber from '../../../src/glass/presets/amber'
import smoke from '../../../src/glass/presets/smoke'
import { decodeGlass } from '../../../src/glass/code'
import { ruleOf } from '../../../src/glass/css'
import { anyGlass } from '../../support/any-glass'
import { firstCodes, firstMaterial } from '../../support/first-codes'
import { paintAnew } from '../../stylings/support/paint-anew'
import { pictureDifference } from '../../stylings/support/pixels'
import { expect, mount, test, type Page } from '../fixture'
import { addSheet, inline, tailwindSheet, ways } from './support/apply-glass'

const [random = defaultGlass] = fc.sample(anyGlass, { seed: 18, numRuns: 1 })

const glasses: Readonly<Record<string, Glass>> = {
  delivered: defaultGlass,
  amber: { ...defaultGlass, ...amber.glass },
  smoke: { ...defaultGlass, ...smoke.glass },
  random,
}

test.use({ viewport: { width: 1056, height: 640 } })
// Each worker builds the cases before its first test.
test.describe.configure({ timeout: 90_000 })

const utilities = levels.map((level) => `glass-${level}`)

/** What a visitor may need besides a color scheme. */
const needs: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  nothing: {},
  'less transparency': { 'prefers-reduced-transparency': 'reduce' },
  'more contrast': { 'prefers-contrast': 'more' },
  'forced colors': { 'forced-colors': 'active' },
}

/** Shows a case on a page that is light or dark, as the visitor prefers, or as a class says. */
async function show(
  page: Page,
  name: 'Components' | 'Material' | 'FirstMaterial' | 'Utilities' | 'Overridden',
) {
  await mount(page, 'tests/browser/family/exports.cases.tsx', name)
  await addSheet(
    page,
    ':root { color-scheme: light dark; &.light { color-scheme: light; } &.dark { color-scheme: dark; } }',
  )
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
}

/** What the page shows: nothing moves, and no caret blinks. */
async function picture(page: Page) {
  await paintAnew(page)
  return page.screenshot({ animations: 'disabled', caret: 'hide' })
}

const expectPicture = async (page: Page, wanted: Buffer | undefined, name: string) =>
  expect.soft(wanted && pictureDifference(await picture(page), wanted), name).toBe('none')

const each = Object.entries(glasses).flatMap(([name, glass]) =>
  schemes.map((scheme): readonly [string, Glass, Scheme] => [name, glass, scheme]),
)

for (const [name, glass, colorScheme] of each) {
  test.describe(`the ${name} glass in ${colorScheme}`, () => {
    test.use({ colorScheme })

    test('gives components the same pixels in every format as on the board', async ({ page }) => {
      await show(page, 'Components')
      const before = await picture(page)
      const remove = await inline(page, glass, colorScheme)
      const board = await picture(page)
      await remove()
      // Also the delivered glass shows: it takes the place of a component's own colors.
      expect(pictureDifference(before, board)).not.toBe('none')
      for (const [way, apply] of Object.entries(ways)) {
        const undo = await apply(page, glass, colorScheme)
        await expectPicture(page, board, way)
        await undo()
      }
    })

    test('gives components the same pixels in an app with Tailwind', async ({ page }) => {
      await show(page, 'Components')
      const removeTailwind = await addSheet(page, await tailwindSheet(undefined, []))
      const removeInline = await inline(page, glass, colorScheme)
      const board = await picture(page)
      await removeTailwind()
      await removeInline()
      await addSheet(page, await tailwindSheet(glass, []))
      await expectPicture(page, board, 'Tailwind')
    })

    test('has the same pixels in a utility of Tailwind as in a component', async ({ page }) => {
      const open = async (which: 'Material' | 'Utilities') => {
        await show(page, which)
        await addSheet(page, await tailwindSheet(glass, utilities))
      }
      const session = await page.context().newCDPSession(page)
      // Playwright itself does not know every one of them.
      const need = (media: Readonly<Record<string, string>>) =>
        session.send('Emulation.setEmulatedMedia', {
          features: Object.entries({ 'prefers-color-scheme': colorScheme, ...media }).map(([key, value]) => ({
            name: key,
            value,
          })),
        })
      const pictures = new Map<string, Buffer>()
      await open('Material')
      for (const [what, media] of Object.entries(needs)) {
        await need(media)
        pictures.set(what, await picture(page))
      }
      await open('Utilities')
      for (const [what, media] of Object.entries(needs)) {
        await need(media)
        await expectPicture(page, pictures.get(what), what)
      }
    })
  })
}

for (const colorScheme of schemes)
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme })

    test('the delivered glass has the same pixels as the material without properties', async ({ page }) => {
      await show(page, 'Material')
      // The white that is computed from `CanvasText` is 254.97 in red, which shows at the edges of a letter.
      await addSheet(page, '* { -webkit-text-fill-color: transparent }')
      const bare = await picture(page)
      await inline(page, defaultGlass, colorScheme)
      await expectPicture(page, bare, 'delivered')
    })

    test('codes of the first version give the same pixels as the first version did', async ({ page }) => {
      const pictures = new Map<string, Buffer>()
      await show(page, 'FirstMaterial')
      await addSheet(page, firstMaterial)
      for (const { code, properties } of firstCodes) {
        const remove = await addSheet(page, ruleOf(':root', properties[colorScheme]))
        pictures.set(code, await picture(page))
        await remove()
      }
      expect(new Set([...pictures.values()].map(String)).size).toBe(firstCodes.length)
      await show(page, 'Material')
      for (const { name, code } of firstCodes) {
        const remove = await inline(page, decodeGlass(code) ?? defaultGlass, colorScheme)
        await expectPicture(page, pictures.get(code), name)
        await remove()
      }
    })
  })

test('other utilities of Tailwind win over those of the glass', async ({ page }) => {
  await show(page, 'Overridden')
  const others = ['absolute', 'fixed', 'rounded-none', 'text-red-500']
  await addSheet(page, await tailwindSheet(defaultGlass, [...utilities, ...others]))
  const box = (text: string) => page.getByText(text, { exact: true })
  await expect(box('absolute')).toHaveCSS('position', 'absolute')
  await expect(box('absolute')).toHaveCSS('border-radius', '0px')
  await expect(box('absolute')).not.toHaveCSS('color', 'rgb(27, 18, 48)')
  await expect(box('fixed')).toHaveCSS('position', 'fixed')
  await expect(box('relative')).toHaveCSS('position', 'relative')
  await expect(box('relative')).toHaveCSS('border-radius', '20px')
})
