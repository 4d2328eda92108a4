import { transform } from 'lightningcss'
import { plainCode } from '../../../scripts/css-modules/plain-files'
import { defaultGlass, inScheme, schemes, type Scheme } from '../../../src/glass/glass-values'
import { toRgba } from '../../../src/registry/color'
import { expect, test } from '../fixture'
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

for (const [way, { html = '', head = '', section = '', is }] of Object.entries(ways))
  test(`built for older browsers, the glass has the scheme that ${way} says`, async ({ page }) => {
    const glass = built(await plainCode('registry/glass/glass.module.css'))
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme })
      await page.setContent(
        `<!doctype html><html ${html}><head><style>${glass}</style>${head}</head>
        <body><main ${section}><div class="regular" id="glass">Text</div></main></body></html>`,
      )
      await addColorOf(page)
      const scheme = is === 'as the system' ? colorScheme : is
      const [text, tint] = await page.locator('#glass').evaluate((element) => {
        // An opaque layer has the color of the tint.
        element.style.setProperty('--glass-tint-opacity', '1')
        return [getComputedStyle(element).color, getComputedStyle(element, '::before').backgroundColor].map(
          window.colorOf,
        )
      })
      const colorOf = (name: 'foreground' | 'tint') => {
        const { r, g, b } = toRgba(defaultGlass[inScheme(scheme, name)])
        return { red: r, green: g, blue: b, alpha: 1 }
      }
      expect({ text, tint }, colorScheme).toEqual({ text: colorOf('foreground'), tint: colorOf('tint') })
    }
  })
