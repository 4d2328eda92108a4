import { expect, stage, test } from '../fixture'
import { expectControls, expectTabOrder, walk } from './support/focus'

/* What the W3C's tests say of its examples of tabs: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ */

test('tabs are those of the ARIA Authoring Practices', async ({ page, open }) => {
  await open('/tabs-details')
  const tabsOf = (section: string, names: readonly string[]) =>
    names.map((name) => stage(page, section).getByRole('tab', { name, exact: true }))
  const panel = (section: string) => stage(page, section).getByRole('tabpanel')
  const expectChosen = async (section: string, name: string) => {
    await expect(stage(page, section).getByRole('tab', { selected: true })).toHaveText([name])
    await expect(panel(section)).toHaveAccessibleName(name)
  }
  const trip = ['Stay', 'Travel', 'Weather'] as const
  const order = ['Address', 'Payment', 'Review'] as const

  await test.step('a list with a name has all tabs', async () => {
    const list = stage(page, 'Basic Usage').getByRole('tablist', { name: 'Trip' })
    await expect(list.getByRole('tab')).toHaveText(trip)
  })

  await test.step('of all tabs, only the chosen one is selected, shows its panel and is reached by Tab', async () => {
    for (const tab of tabsOf('Basic Usage', trip)) {
      await tab.click()
      await expectChosen('Basic Usage', await tab.innerText())
      await expect(panel('Basic Usage')).toBeVisible()
      await expectControls(tab, panel('Basic Usage'))
      await expectTabOrder(page, [tab, panel('Basic Usage')])
    }
  })

  for (const [section, names, isAutomatic] of [
    ['Basic Usage', trip, true],
    ['Controlled', order, false],
  ] as const) {
    const [first, second, last] = tabsOf(section, names)
    if (!first || !second || !last) throw new Error('There are three tabs.')
    const [start, middle, end] = names
    const chosen = (name: string) => expectChosen(section, isAutomatic ? name : start)

    await test.step(`arrows, Home and End move focus and ${isAutomatic ? 'choose' : 'leave the choice'}`, async () => {
      await first.click()
      await walk(page, [['ArrowRight', second]])
      await chosen(middle)
      await walk(page, [['ArrowRight', last]])
      await chosen(end)
      await walk(page, [['ArrowRight', first]])
      await chosen(start)
      await walk(page, [['ArrowLeft', last]])
      await chosen(end)
      await walk(page, [
        ['ArrowLeft', second],
        ['ArrowLeft', first],
      ])
      for (const tab of [first, second, last]) {
        await tab.focus()
        await walk(page, [['Home', first]])
        await chosen(start)
        await tab.focus()
        await walk(page, [['End', last]])
        await chosen(end)
      }
    })
  }

  await test.step('where arrows only move focus, Enter and Space choose', async () => {
    for (const key of ['Enter', 'Space'])
      for (const tab of tabsOf('Controlled', order)) {
        await tab.press(key)
        await expect(tab).toBeFocused()
        await expectChosen('Controlled', await tab.innerText())
      }
  })
})
