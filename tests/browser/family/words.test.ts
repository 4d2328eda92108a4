import { openWhatOpens, openable } from '../../engines/support/components'
import { overflowing } from '../../engines/support/overflow'
import { expect, mount, type Page } from '../fixture'
import { painted } from '../support/painted'
import { test } from './fixture'
import { giveText, unfit } from './support/unfit'

/** One word of 80 letters. */
const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

interface Setting {
  /** The width of the window, in px. */
  readonly width: number
  readonly css?: string
  readonly dir?: 'rtl'
  readonly text: string
}

/** What WCAG 2.2 asks to be readable: 1.4.10 a narrow window, 1.4.4 large text, 1.4.12 spaced text; in any script. */
const settings: Readonly<Record<string, Setting>> = {
  'in 320 px': { width: 320, text: word },
  'with text of 200 %': { width: 640, css: 'html { font-size: 200% }', text: word },
  'with inherited text of 200 %': { width: 640, css: 'section { font-size: 2rem }', text: word },
  'with spaced text': {
    width: 320,
    css: '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    text: word,
  },
  'from right to left': { width: 320, dir: 'rtl', text: 'استقبال'.repeat(12).slice(0, 80) },
  'without spaces': { width: 320, text: '東京特許許可局長今日急遽休暇許可拒否'.repeat(5).slice(0, 80) },
  'in emoji': { width: 320, text: '👩‍👩‍👧‍👦'.repeat(20) },
}

/** What is seen of the components in each setting that does not fit. */
async function expectFit(page: Page, what: string, within: string) {
  for (const [name, { width, css, dir, text }] of Object.entries(settings)) {
    await page.setViewportSize({ width, height: 900 })
    const sheet = await page.addStyleTag({ content: css ?? ':root {}' })
    await page.locator('html').evaluate((root, given) => root.setAttribute('dir', given), dir ?? '')
    await giveText(page, text)
    // What is open follows its text and the window in the next frame.
    await painted(page)
    const found = [
      ...(within === '[data-stage]' ? await overflowing(page) : []),
      ...(await unfit(page, within)),
    ]
    expect.soft(found, `${what} ${name}`).toEqual([])
    await giveText(page, undefined)
    await sheet.evaluate((element) => element.parentNode?.removeChild(element))
  }
}

test.use({ viewport: { width: 320, height: 900 } })

test('every text fits, as long as its words may be', async ({ page, openFamily }) => {
  await openFamily()
  await page.locator('details').evaluateAll((all) => {
    for (const one of all) Reflect.set(one, 'open', true)
  })
  await page.getByRole('button', { name: 'Menu' }).evaluateAll((all) => {
    for (const one of all) if (one instanceof HTMLElement) one.click()
  })
  await expectFit(page, 'The page', '[data-stage]')
})

for (const name of openable)
  test(`every text of an open ${name} fits, as long as its words may be`, async ({ page, openFamily }) => {
    await openFamily({ query: `only=${name}` })
    await openWhatOpens(page, name)
    // Moves focus to the first action of a dial, whose label then shows.
    await page.keyboard.press('ArrowRight')
    await expectFit(
      page,
      name,
      ':is(dialog, [popover], [data-stage]):is([open], :popover-open, [data-stage])',
    )
  })

test('the longest names of months and weekdays fit into a calendar', async ({ page }) => {
  await mount(page, 'tests/browser/family/words.cases.tsx', 'Calendars')
  await expect(page.locator('[aria-busy=false]')).toHaveCount(30)
  for (const [name, { width, css }] of Object.entries(settings)) {
    await page.setViewportSize({ width, height: 900 })
    const sheet = await page.addStyleTag({ content: css ?? ':root {}' })
    expect.soft([...(await overflowing(page)), ...(await unfit(page, '[data-stage]'))], name).toEqual([])
    await sheet.evaluate((element) => element.parentNode?.removeChild(element))
  }
})
