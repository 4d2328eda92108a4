import { expect, stage, test } from '../fixture'
import { expectTabOrder, walk } from './support/focus'

/* What the W3C's tests say of its examples of radio groups: https://www.w3.org/WAI/ARIA/apg/patterns/radio/ */

test('a radio group is that of the ARIA Authoring Practices', async ({ page, open }) => {
  await open('/radio-group-details')
  const delivery = stage(page, 'Delivery').getByRole('radiogroup', { name: 'Delivery' })
  const pay = stage(page, 'Delivery').getByRole('button', { name: /^Pay/ })
  const names = ['By post', 'By courier', 'From our shop']
  const [first, second, last] = names.map((name) => delivery.getByRole('radio', { name, exact: true }))
  if (!first || !second || !last) throw new Error('There are three options.')
  const checked = delivery.getByRole('radio', { checked: true })

  await test.step('while none is checked, Tab reaches the first, and Space checks it', async () => {
    await expect(delivery.getByRole('radio', { checked: false })).toHaveCount(3)
    await expectTabOrder(page, [first])
    await page.keyboard.press('Tab')
    await expect(pay).toBeFocused()
    await first.press('Space')
    await expect(first).toBeChecked()
  })

  await test.step('only the checked one is reached by Tab', async () => {
    for (const one of [second, last, first]) {
      await one.click()
      await expect(one).toBeChecked()
      await expect(checked).toHaveCount(1)
      await expectTabOrder(page, [one, pay])
    }
  })

  await test.step('arrows move focus and the check, and go around', async () => {
    for (const [next, back] of [
      ['ArrowRight', 'ArrowLeft'],
      ['ArrowDown', 'ArrowUp'],
    ] as const) {
      await first.focus()
      for (const [key, to] of [
        [next, second],
        [next, last],
        [next, first],
        [back, last],
        [back, second],
        [back, first],
      ] as const) {
        await walk(page, [[key, to]])
        await expect(to).toBeChecked()
        await expect(checked).toHaveCount(1)
      }
    }
  })
})
