import { expect, stage, test } from '../fixture'
import { expectTabOrder } from './support/focus'

/* What the W3C's tests say of its examples of switches: https://www.w3.org/WAI/ARIA/apg/patterns/switch/ */

test('a switch is that of the ARIA Authoring Practices', async ({ page, open }) => {
  await open('/switch-details')
  const form = stage(page, 'Notifications').getByRole('form', { name: 'Notifications' })
  const names = ['Send me comments', 'Send me mentions', 'Send me newsletter']
  const switches = names.map((name) => form.getByRole('switch', { name, exact: true }))

  await test.step('each has its label for a name, without a word of its state', async () => {
    await expect(form.getByRole('switch')).toHaveCount(3)
    for (const [index, one] of switches.entries()) await expect(one).toHaveAccessibleName(names[index] ?? '')
  })

  await test.step('Tab moves focus from one to the next', () => expectTabOrder(page, switches))

  await test.step('Space turns each on and off', async () => {
    for (const one of switches) {
      const isOn = await one.isChecked()
      await one.press('Space')
      await expect(one).toBeChecked({ checked: !isOn })
      await one.press('Space')
      await expect(one).toBeChecked({ checked: isOn })
    }
  })
})
