import { violations } from '../../../../scripts/harness/axe'
import { navigation } from '../../../../src/ui/site'
import { addressesOf } from '../../documents'
import { expect, type Page } from '../../fixture'
import { layoutShifts } from '../../support/layout-shift'
import { painted } from '../../support/painted'
import { listShared } from '../../support/source-files'
import { translatePage } from '../../support/translate'
import { focusProblems } from './focus'
import { recordGlass, remainingGlass } from './layers'
import {
  hasStrongContrast,
  isSolidWithLessTransparency,
  samplePages,
  worksInForcedColors,
} from './media-laws'
import { longMotion } from './motion'
import { unnamedParts } from './names'
import { reduceTransparency } from './reduce-transparency'
import { isInkOnWhite } from './paper'
import { expectParts, sentDocument } from './static-parts'
import { horizontalOverflow } from './text'
import { fitsText } from './text-settings'
import { useControls } from './use-controls'

/** What holds for every page, or for those whose document has something. */
export interface PageLaw {
  /** The addresses that it holds for. @default all of them */
  readonly holdsFor?: readonly string[]
  /** Whether it looks at what the page paints. The others are asked of a page without paint, in less time. @default false */
  readonly isOfPaint?: boolean
  readonly check: (page: Page, address: string) => Promise<void>
}

async function hasNamedParts(page: Page) {
  expect.soft(await unnamedParts(page)).toEqual([])
  const emptyOptions = page.locator('option').filter({ hasText: /^\s*$/ }).and(page.locator(':not([label])'))
  await expect.soft(emptyOptions.or(page.locator('[form=""]'))).toHaveCount(0)
}

async function doesNotMove(page: Page) {
  expect.soft(await longMotion(page)).toEqual([])
  expect.soft(await layoutShifts(page)).toEqual([])
}

async function hasItsStaticParts(page: Page, address: string) {
  const { parts } = await sentDocument(page, address)
  await expectParts(page, parts, address)
}

async function hasFrame(page: Page, address: string) {
  await expect.soft(page.locator('h1')).toHaveCount(1)
  await expect.soft(page.locator('main')).toHaveCount(1)
  const bar = await page
    .locator('#site-menu a')
    .evaluateAll((links) => links.map((link) => ({ to: link.getAttribute('href'), label: link.textContent })))
  expect.soft(bar).toEqual(navigation)
  await expect.soft(page.getByRole('contentinfo')).toHaveCount(address === '/' ? 0 : 1)
  expect.soft(await page.title()).toContain('Vitrine')
  const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id))
  expect.soft(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  const icons = await page
    .locator('use')
    .evaluateAll((uses) => uses.map((use) => use.getAttribute('href') ?? ''))
  for (const icon of new Set(icons)) {
    const [sprite = '', id = ''] = icon.split('#')
    const svg = sprite === '' ? await page.content() : await (await page.request.get(sprite)).text()
    expect.soft(svg).toContain(`<symbol id="${id}"`)
  }
}

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox()
  if (box === null) throw new Error(`${selector} has no box.`)
  return box
}

async function hasListOfSections(page: Page) {
  await page.setViewportSize({ width: 1280, height: 844 })
  const list = 'nav[aria-labelledby=on-this-page]'
  const heading = await boxOf(page, 'main h2')
  const atTop = await boxOf(page, list)
  expect.soft(atTop.x).toBeGreaterThan(heading.x + heading.width)
  expect.soft(atTop.y).toBeLessThan(heading.y)
  await page.locator('main h2').last().scrollIntoViewIfNeeded()
  await expect.soft(page.locator(list)).toBeInViewport()
}

/** The captions of the code blocks that scroll sideways. The component's own files, in folded details, may do so. */
export const scrolledSideways = (page: Page): Promise<string[]> =>
  page.locator('main figure:has(pre):not(details *)').evaluateAll((blocks) =>
    blocks.flatMap((block) => {
      const code = block.querySelector('pre')
      const overflow = code ? code.scrollWidth - code.clientWidth : 0
      return overflow > 0 ? [`${block.querySelector('figcaption')?.textContent}: ${overflow} px`] : []
    }),
  )

async function hasRoomForCode(page: Page) {
  // The second width is what a classic scrollbar of 17 px leaves.
  for (const width of [1280, 1263]) {
    await page.setViewportSize({ width, height: 844 })
    expect.soft(await scrolledSideways(page), `${width} px`).toEqual([])
    for (const tab of await page.getByRole('tab', { disabled: false }).all()) {
      await tab.click()
      expect.soft(await scrolledSideways(page), `${width} px, ${await tab.textContent()}`).toEqual([])
    }
  }
}

/** Runs in the page: presses every Copy button in the place where it is seen, and lists what is not copied. */
async function miscopied(): Promise<string[]> {
  const found: string[] = []
  for (const block of document.querySelectorAll('main figure:has(pre)')) {
    // A page that is rendered ahead is hidden.
    if (!block.checkVisibility()) continue
    const name = block.querySelector('figcaption')?.textContent ?? block.outerHTML.slice(0, 100)
    const buttons = [...block.querySelectorAll('button')]
    const button = buttons.find((one) => one.textContent.startsWith('Copy '))
    button?.scrollIntoView({ block: 'center' })
    const { x = 0, y = 0, width = 0, height = 0 } = button?.getBoundingClientRect() ?? {}
    const seen = document.elementFromPoint(x + width / 2, y + height / 2)?.closest('button')
    if (button === undefined || seen !== button || button.disabled) {
      found.push(`${name}: no Copy button can be pressed`)
      continue
    }
    await navigator.clipboard.writeText('')
    button.click()
    const shown = block.querySelector('pre')?.textContent ?? ''
    const deadline = performance.now() + 10_000
    let copied = ''
    while (copied !== shown && performance.now() < deadline) {
      await new Promise(requestAnimationFrame)
      copied = await navigator.clipboard.readText()
    }
    if (copied !== shown) found.push(`${name}: ${copied}`)
  }
  return found
}

async function copiesWhatItShows(page: Page) {
  await page.setViewportSize({ width: 1280, height: 720 })
  const files = page.locator('[aria-labelledby=source] details')
  const press = () =>
    files.locator('> summary').evaluateAll((all) => {
      for (const summary of all) if (summary instanceof HTMLElement) summary.click()
    })
  // The files that components share are listed when their fold is opened, and it stays open.
  await listShared(page)
  await files
    .and(page.locator('[data-shared]'))
    .evaluateAll((all) => all.forEach((one) => one.removeAttribute('open')))
  await press()
  await expect(files.and(page.locator(':not([open])'))).toHaveCount(0)
  // A file is loaded when it is opened.
  await expect(files.locator('[data-file]')).toHaveCount(0)
  // A real click costs as much as all of them here.
  expect.soft(await page.evaluate(miscopied)).toEqual([])
  // With thousands of words of code in sight, whatever comes next takes several times as long.
  await press()
}

/** The rules whose answer depends on colors. The others have the same one in both schemes. */
const colorRules = ['color-contrast', 'link-in-text-block']

async function breaksNoRuleOfAxe(page: Page) {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    expect.soft(await horizontalOverflow(page), `${width} px`).toBeLessThanOrEqual(0)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await painted(page)
      const rules = colorScheme === 'light' ? undefined : colorRules
      expect.soft(await violations(page, rules), `${width} px, ${colorScheme}`).toEqual([])
    }
  }
}

async function hasFittingTables(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 })
  const widths = await page
    .locator('main section > [role=region]:has(> table)')
    .evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
  expect.soft(widths.length).toBeGreaterThan(0)
  expect.soft(Math.max(...widths)).toBeLessThanOrEqual(0)
  // The browser's own tree: a table whose rows are no longer laid out as rows must still be one.
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const roles = nodes.map(({ role }) => role?.value as unknown)
  const count = (role: string) => roles.filter((known) => known === role).length
  expect.soft(count('rowheader')).toBe(await page.locator('tbody th').count())
  expect.soft(count('cell')).toBe(await page.locator('tbody td').count())
}

async function hasVisibleFocus(page: Page) {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    expect.soft(await focusProblems(page), `${width} px`).toEqual([])
  }
}

/** A component keeps a tint from its props. The laws of readability see to the contrast of its text. */
const mostlySolid = 0.7

/** It comes late: the wish for less transparency cannot be undone. */
export async function hasSolidGlass(page: Page): Promise<void> {
  await recordGlass(page)
  await page.emulateMedia({ contrast: 'more' })
  expect.soft(await remainingGlass(page, mostlySolid), 'more contrast').toEqual([])
  await page.emulateMedia({ contrast: 'no-preference', forcedColors: 'active' })
  expect.soft(await remainingGlass(page, 1), 'forced colors').toEqual([])
  await page.emulateMedia({ forcedColors: 'none' })
  await reduceTransparency(page)
  expect.soft(await remainingGlass(page, mostlySolid), 'less transparency').toEqual([])
}

/** What goes wrong is an error in the console, and the test fails. */
async function standsTranslator(page: Page, address: string) {
  await translatePage(page)
  await page.evaluate(useControls)
  await painted(page)
  const other = address === '/about' ? '/contact' : '/about'
  await page.locator(`nav a[href="${other}"]`).first().dispatchEvent('click')
  await expect(page).toHaveURL(other)
  await expect(page.locator('main[aria-busy=true]')).toHaveCount(0)
  await expect(page.getByRole('main')).toHaveCount(1)
  expect.soft(await page.locator('main font').count()).toBeGreaterThan(0)
}

/** In the order in which a page is asked, from 390 px on: what changes the page comes last. */
export const pageLaws: Readonly<Record<string, PageLaw>> = {
  'every focusable element, group, article and option has a name, and nothing an empty form': {
    check: hasNamedParts,
  },
  'nothing moves by itself, during or after loading': { check: doesNotMove },
  'it has the static parts of its document': {
    holdsFor: addressesOf(/data-static=/),
    check: hasItsStaticParts,
  },
  'it has one h1, one main, the links of the bar in order, one footer (none on home), a title, unique ids, and every icon it uses':
    {
      check: hasFrame,
    },
  'its list of sections is beside the text, from the top on and while it is read': {
    holdsFor: addressesOf(/id="on-this-page"/),
    check: hasListOfSections,
  },
  'no example scrolls sideways in a window of 1280 px': {
    holdsFor: addressesOf(/<figure.*<pre/s),
    check: hasRoomForCode,
  },
  'the focus is always visible, wide and narrow': { check: hasVisibleFocus },
  'with larger or spaced text, nothing is clipped, and the page does not scroll sideways': {
    isOfPaint: true,
    check: fitsText,
  },
  'it has no axe violation and does not scroll sideways, wide and narrow, light and dark': {
    isOfPaint: true,
    check: breaksNoRuleOfAxe,
  },
  'on a phone, its tables are as wide as the page, and keep their header cells': {
    holdsFor: addressesOf(/aria-label="(?:Props of|Keyboard, table|Screen readers, table)/),
    check: hasFittingTables,
  },
  'with more contrast, text has 7:1, and panels are solid and have a strong border, light and dark': {
    holdsFor: samplePages,
    isOfPaint: true,
    check: hasStrongContrast,
  },
  'in forced colors, borders, icons, focus and selections are visible, light and dark': {
    holdsFor: samplePages,
    isOfPaint: true,
    check: worksInForcedColors,
  },
  'printed, it is ink on white, also in the dark scheme, without what is fixed, blurred, cut off or of no use':
    {
      check: isInkOnWhite,
    },
  'it copies what it shows': { check: copiesWhatItShows },
  'all glass turns solid with less transparency, more contrast or forced colors': { check: hasSolidGlass },
  'with less transparency, no panel of the site is translucent': {
    holdsFor: samplePages,
    check: isSolidWithLessTransparency,
  },
  'on a page that a translator has changed, each control works, and so does the next page': {
    check: standsTranslator,
  },
}
