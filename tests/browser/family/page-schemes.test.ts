import { transform } from 'lightningcss'
import { plainCode } from '../../../scripts/css-modules/plain-files'
import { printCss } from '../../../src/glass/css'
import { defaultGlass, inScheme, schemes, type Glass, type Scheme } from '../../../src/glass/glass-values'
import smoke from '../../../src/glass/presets/smoke'
import { toRgba } from '../../../src/registry/color'
import { expect, test, type Page } from '../fixture'
import { addColorOf } from '../support/color'

/** Browsers that Vite builds for by default. */
const targets = { chrome: 107 << 16, edge: 107 << 16, firefox: 104 << 16, safari: 16 << 16 }

/** What a build tool makes of a style sheet for them. */
const built = (css: string) =>
  transform({ filename: 'a.css', code: Buffer.from(css), targets, minify: true }).code.toString()

/** The scheme of a page or of a section of it, by what says so: attributes of `<html>`, its head, and of the section. */
interface Way {
  readonly html?: string
  readonly head?: string
  readonly section?: string
  readonly is: Scheme | 'as the system'
}

const ways: Readonly<Record<string, Way>> = {
  'a style of <html>, as of next-themes': { html: 'style="color-scheme: dark"', is: 'dark' },
  'a <meta>': { head: '<meta name="color-scheme" content="dark">', is: 'dark' },
  'a <meta> for both': { head: '<meta name="color-scheme" content="light dark">', is: 'as the system' },
  'a class with a rule': {
    html: 'class="dark"',
    head: '<style>.dark { color-scheme: dark }</style>',
    is: 'dark',
  },
  'a rule that the build has seen': {
    head: `<style>${built('@layer base { :root { color-scheme: light dark } }')}</style>`,
    is: 'as the system',
  },
  'a dark section in a light page': { section: 'style="color-scheme: dark"', is: 'dark' },
  'a light section in a dark page': {
    html: 'style="color-scheme: dark"',
    section: 'style="color-scheme: light"',
    is: 'light',
  },
  'glass in glass of the other scheme': {
    head: `<style>:root { color-scheme: light dark }</style>`,
    section: 'class="regular" style="color-scheme: dark"',
    is: 'dark',
  },
  nothing: { is: 'light' },
}

/** Expects glass on a page to have the colors of its scheme, whatever the system prefers. */
async function expectColors(page: Page, glass: Glass, sheets: string, { html, head, section, is }: Way) {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme })
    await page.setContent(
      `<!doctype html><html ${html}><head><style>${sheets}</style>${head ?? ''}</head>
      <body><main ${section}><div class="regular" id="glass">Text</div></main></body></html>`,
    )
    await addColorOf(page)
    const scheme = is === 'as the system' ? colorScheme : is
    const [text, tint] = await page.locator('#glass').evaluate((element) => {
      // An opaque layer has the color of the tint.
      element.style.setProperty('--glass-regular-tint-opacity', '1')
      return [getComputedStyle(element).color, getComputedStyle(element, '::before').backgroundColor].map(
        window.colorOf,
      )
    })
    const colorOf = (name: 'foreground' | 'tint') => {
      const { r, g, b } = toRgba(glass[inScheme(scheme, name)])
      return { red: r, green: g, blue: b, alpha: 1 }
    }
    expect({ text, tint }, colorScheme).toEqual({ text: colorOf('foreground'), tint: colorOf('tint') })
  }
}

const material = async () => built(await plainCode('registry/glass/glass.module.css'))

for (const [what, way] of Object.entries(ways))
  test(`built for older browsers, the glass has the scheme that ${what} says`, async ({ page }) => {
    await expectColors(page, defaultGlass, await material(), way)
  })

const smokeGlass: Glass = { ...defaultGlass, ...smoke.glass }

for (const [what, way] of Object.entries({
  'the attribute of next-themes': { html: `data-theme="dark"`, is: 'dark' },
  'the style of next-themes': { html: 'style="color-scheme: dark;"', is: 'dark' },
  'its style for light': { html: 'style="color-scheme: light;"', is: 'light' },
  'a style for both': { html: 'style="color-scheme: light dark;"', is: 'as the system' },
  'a <meta>': { head: '<meta name="color-scheme" content="dark">', is: 'dark' },
  'a <meta> for both': { head: '<meta name="color-scheme" content="light dark">', is: 'as the system' },
  'a dark section in a light page': {
    html: 'class="light"',
    section: 'style="color-scheme: dark"',
    is: 'dark',
  },
} satisfies Record<string, Way>))
  test(`built for older browsers, an exported glass has the scheme that ${what} says`, async ({ page }) => {
    await expectColors(page, smokeGlass, (await material()) + built(printCss(smokeGlass)), way)
  })
