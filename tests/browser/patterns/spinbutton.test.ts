import { expect, stage, test } from '../fixture'

/* What the W3C's tests say of its example of a spinbutton: https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/ */

test('a number field is the spinbutton of the ARIA Authoring Practices', async ({ page, open }) => {
  await open('/number-field-details')
  const section = stage(page, 'Basic Usage')
  const field = section.getByRole('spinbutton', { name: 'Tickets', exact: true })
  const [less, more] = ['Decrease', 'Increase'].map((name) =>
    section.getByRole('button', { name, exact: true }),
  )
  if (!less || !more) throw new Error('There are two buttons.')
  const expectNumber = async (number: number) => {
    await expect(field).toHaveAttribute('aria-valuenow', String(number))
    await expect(less).toBeEnabled({ enabled: number > 1 })
    await expect(more).toBeEnabled({ enabled: number < 9 })
  }

  await test.step('it has a lowest and a highest number', async () => {
    await expect(field).toHaveAttribute('aria-valuemin', '1')
    await expect(field).toHaveAttribute('aria-valuemax', '9')
    await expectNumber(2)
  })

  await test.step('its buttons are not reached by Tab', async () => {
    for (const one of [less, more]) await expect(one).toHaveAttribute('tabindex', '-1')
  })

  await test.step('End and Home lead to the ends, where arrows and buttons lead no further', async () => {
    for (const [end, key, press] of [
      ['End', 'ArrowUp', more],
      ['Home', 'ArrowDown', less],
    ] as const) {
      const number = end === 'End' ? 9 : 1
      const step = end === 'End' ? -1 : 1
      const back = end === 'End' ? 'ArrowDown' : 'ArrowUp'
      await field.press(end)
      await expectNumber(number)
      await field.press(back)
      await expectNumber(number + step)
      for (let time = 0; time < 2; time++) {
        await field.press(key)
        await expectNumber(number)
      }
      await field.press(back)
      await press.click()
      await expectNumber(number)
    }
  })

  await test.step('what is typed is its number, and is wrong beyond the ends', async () => {
    for (const [text, number, isWrong] of [
      ['4', 4, false],
      ['0', 0, true],
      ['9', 9, false],
      ['13', 13, true],
      ['1', 1, false],
      ['abc', 1, false],
    ] as const) {
      await field.fill(text)
      await field.blur()
      await expectNumber(number)
      await expect(field.and(page.locator(':user-invalid')), text).toHaveCount(isWrong ? 1 : 0)
    }
  })

  await test.step('in a Field, what is wrong describes it', async () => {
    const tip = stage(page, 'A tip').getByRole('spinbutton', { name: 'Tip', exact: true })
    const description = await tip.evaluate((field) => field.getAttribute('aria-describedby'))
    await tip.fill('200%')
    await tip.blur()
    await expect(tip).toHaveAttribute('aria-invalid', 'true')
    await expect(tip).not.toHaveAttribute('aria-describedby', description ?? '')
    await tip.fill('20%')
    await expect(tip).not.toHaveAttribute('aria-invalid')
  })
})
