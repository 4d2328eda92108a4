import { expect, stage, test } from '../fixture'

/* What the W3C's tests say of its combobox without a text: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ */

test('a select is the combobox without a text of the ARIA Authoring Practices', async ({ page, open }) => {
  await open('/select-details')
  const select = stage(page, 'Basic Usage').getByRole('combobox', { name: 'Room', exact: true })
  const names = ['Choose a room', 'Attic', 'Studio', 'Garden house']
  const option = (name: string) => select.getByRole('option', { name, exact: true })
  const expectOpen = (isOpen: boolean) => expect(option('Attic')).toBeVisible({ visible: isOpen })
  const expectChosen = (name: string) => expect(select.locator('option:checked')).toHaveText(name)
  const openAt = async (key: string, name: string) => {
    await select.press(key)
    await expectOpen(true)
    await expect(option(name), key).toBeFocused()
  }
  const walk = async (keys: readonly (readonly [key: string, name: string])[]) => {
    for (const [key, name] of keys) {
      await page.keyboard.press(key)
      await expect(option(name), key).toBeFocused()
    }
  }

  await test.step('it has its options, of which the first is chosen', async () => {
    await expect(select.getByRole('option')).toHaveText(names)
    await expectChosen('Choose a room')
    await expectOpen(false)
  })

  await test.step('a press opens and closes its list, and one on an option chooses it', async () => {
    await select.click()
    await expectOpen(true)
    await select.click()
    await expectOpen(false)
    await select.click()
    await option('Studio').click()
    await expectOpen(false)
    await expectChosen('Studio')
  })

  await test.step('Space and arrows open its list at what is chosen', async () => {
    for (const key of ['Space', 'ArrowDown', 'ArrowUp', 'Alt+ArrowDown']) {
      await openAt(key, 'Studio')
      await page.keyboard.press('Escape')
      await expectOpen(false)
      await expectChosen('Studio')
    }
  })

  await test.step('keys move through the list and stop at its ends, and Enter and Space choose', async () => {
    await openAt('Space', 'Studio')
    await walk([
      ['ArrowDown', 'Garden house'],
      ['ArrowDown', 'Garden house'],
      ['Home', 'Choose a room'],
      ['ArrowUp', 'Choose a room'],
      ['End', 'Garden house'],
      ['ArrowUp', 'Studio'],
      ['PageUp', 'Choose a room'],
      ['PageDown', 'Garden house'],
    ])
    await page.keyboard.press('Enter')
    await expectOpen(false)
    await expectChosen('Garden house')
    await openAt('Space', 'Garden house')
    await walk([['ArrowUp', 'Studio']])
    await page.keyboard.press('Space')
    await expectOpen(false)
    await expectChosen('Studio')
  })

  await test.step('a letter moves to the option that begins with it', async () => {
    await openAt('Space', 'Studio')
    await walk([['a', 'Attic']])
  })
})
