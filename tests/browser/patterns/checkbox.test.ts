import { expect, stage, test } from '../fixture'
import { expectControls, expectTabOrder } from './support/focus'

/* What the W3C's tests say of its examples of checkboxes: https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/ */

test('checkboxes are those of the ARIA Authoring Practices', async ({ page, open }) => {
  await open('/check-details')
  const group = stage(page, 'Group').getByRole('group', { name: 'Toppings' })
  const all = group.getByRole('checkbox', { name: 'All of them', exact: true })
  const toppings = ['Olives', 'Capers', 'Onions'].map((name) =>
    group.getByRole('checkbox', { name, exact: true }),
  )
  const expectAll = async (state: 'mixed' | 'true' | 'false', checked: number) => {
    await expect(all).toBeChecked(state === 'mixed' ? { indeterminate: true } : { checked: state === 'true' })
    await expect(
      group.getByRole('checkbox', { checked: true }).and(page.locator('[name=topping]')),
    ).toHaveCount(checked)
  }

  await test.step('Tab moves focus from one to the next', () => expectTabOrder(page, [all, ...toppings]))

  await test.step('Space checks and unchecks each', async () => {
    for (const one of toppings) {
      const isChecked = await one.isChecked()
      await one.press('Space')
      await expect(one).toBeChecked({ checked: !isChecked })
      await one.press('Space')
      await expect(one).toBeChecked({ checked: isChecked })
    }
  })

  await test.step('that for all of them says which it checks, and is mixed while some are checked', async () => {
    await expectControls(all, toppings[0]?.locator('xpath=ancestor::*[@id][1]') ?? all)
    await expectAll('mixed', 1)
    for (const one of toppings.slice(1)) await one.press('Space')
    await expectAll('true', 3)
    for (const one of toppings) await one.press('Space')
    await expectAll('false', 0)
    await toppings[1]?.press('Space')
    await expectAll('mixed', 1)
  })

  // Theirs remembers which were checked, and a third press checks these. A native checkbox has two states to press.
  await test.step('Space on it checks all, and then none', async () => {
    await all.press('Space')
    await expectAll('true', 3)
    await all.press('Space')
    await expectAll('false', 0)
    await all.press('Space')
    await expectAll('true', 3)
  })
})
