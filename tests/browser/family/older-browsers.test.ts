import { transform } from 'lightningcss'
import { plainCode } from '../../../scripts/css-modules/plain-files'
import { expect, test } from '../fixture'

/** Browsers that do not know light-dark(): those that Vite builds for by default. */
const targets = { chrome: 107 << 16, edge: 107 << 16, firefox: 104 << 16, safari: 16 << 16 }

/** What a build tool makes of a style sheet for them. */
const built = (css: string) =>
  transform({ filename: 'a.css', code: Buffer.from(css), targets, minify: true }).code.toString()

const light = 'rgb(27, 18, 48)'
const dark = 'rgb(255, 255, 255)'

for (const { page: says, inLight, inDark } of [
  { page: ':root { color-scheme: light dark }', inLight: light, inDark: dark },
  { page: ':root { color-scheme: dark }', inLight: dark, inDark: dark },
  { page: '@layer base { html { color-scheme: light dark } }', inLight: light, inDark: dark },
  { page: '', inLight: light, inDark: light },
])
  test(`built for older browsers, the glass of a page with “${says}” has its colors`, async ({ page }) => {
    const glass = built(await plainCode('registry/glass/glass.module.css'))
    expect(glass).not.toContain('light-dark(')
    for (const [colorScheme, color] of [
      ['light', inLight],
      ['dark', inDark],
    ] as const) {
      await page.emulateMedia({ colorScheme })
      await page.setContent(`<style>${glass}${built(says)}</style><div class="regular">Text</div>`)
      const text = page.locator('.regular')
      await expect(text).toHaveCSS('color', color)
      const [painted, tint] = await text.evaluate((element) => [
        getComputedStyle(element, '::before').backgroundColor,
        getComputedStyle(element).getPropertyValue('--_tint').trim(),
      ])
      expect(tint).not.toBe('')
      expect(painted).not.toBe('rgba(0, 0, 0, 0)')
    }
  })
