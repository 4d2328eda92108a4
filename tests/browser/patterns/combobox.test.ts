import { expect, stage, test } from '../fixture'
import { expectControls } from './support/focus'

/* What the W3C's tests say of its examples of comboboxes: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ */

test('a combobox is that of the ARIA Authoring Practices', async ({ page, open }) => {
  await open('/combobox-details')
  const section = stage(page, 'Basic Usage')
  const field = section.getByRole('combobox', { name: 'City', exact: true })
  const button = section.getByRole('button', { name: 'Options' })
  const list = section.getByRole('listbox', { name: 'City' })
  const options = list.getByRole('option')
  const all = ['Bari', 'Bern', 'Graz', 'Zürich']
  const expectOpen = async (isOpen: boolean) => {
    for (const one of [field, button]) await expect(one).toHaveAttribute('aria-expanded', String(isOpen))
    await expect(list).toBeVisible({ visible: isOpen })
  }
  /** Expects keys to be about an option, or about the text. */
  const expectActive = async (name: string | undefined) => {
    await expect(field).toBeFocused()
    if (name === undefined) return expect(field).not.toHaveAttribute('aria-activedescendant', /./)
    const id = await list.getByRole('option', { name, exact: true }).getAttribute('id')
    return expect(field).toHaveAttribute('aria-activedescendant', id ?? '')
  }
  const expectCaret = (at: number) => expect(field).toHaveJSProperty('selectionStart', at)
  /** Begins anew: an empty field without a list. */
  const start = async (...keys: readonly string[]) => {
    await field.fill('')
    await field.press('Escape')
    await expectOpen(false)
    for (const key of keys) await field.press(key)
  }

  await test.step('the field and its button say that there is a list, and whether it is open', async () => {
    await expect(field).toHaveAttribute('aria-autocomplete', 'list')
    await expect(button).toHaveAttribute('tabindex', '-1')
    await expectOpen(false)
    await start('b')
    await expectOpen(true)
    for (const one of [field, button]) await expectControls(one, list)
    await expect(options).toHaveText(['Bari', 'Bern'])
  })

  await test.step('Alt and Down Arrow open the list and leave the keys to the text', async () => {
    await start('Alt+ArrowDown')
    await expectOpen(true)
    await expectActive(undefined)
  })

  await test.step('Down Arrow opens the list at its start, Up Arrow at its end, and both go around', async () => {
    await start()
    for (const name of [...all, 'Bari']) {
      await field.press('ArrowDown')
      await expectActive(name)
    }
    await start()
    for (const name of [...all.toReversed(), 'Zürich']) {
      await field.press('ArrowUp')
      await expectActive(name)
    }
  })

  // As in their example that completes the text, the first match is the one to choose.
  await test.step('Enter chooses the option that the keys are about, the first one that matches included', async () => {
    for (const [keys, chosen] of [
      [['b'], 'Bari'],
      [['b', 'ArrowDown'], 'Bern'],
      [['ArrowUp'], 'Zürich'],
    ] as const) {
      await start(...keys, 'Enter')
      await expectOpen(false)
      await expect(field).toHaveValue(chosen)
      await expectCaret(chosen.length)
      await field.press('ArrowDown')
      await expect(list.getByRole('option', { selected: true })).toHaveText([chosen])
    }
  })

  await test.step('Backspace finds more, and an empty field has all', async () => {
    await start('b', 'e')
    await expect(options).toHaveText(['Bern'])
    await field.press('Backspace')
    await expectOpen(true)
    await expect(options).toHaveText(['Bari', 'Bern'])
    await field.press('Backspace')
    await expectOpen(true)
    await field.press('ArrowDown')
    await expect(field).toHaveValue('')
    await expectActive('Bari')
    await expect(options).toHaveText(all)
  })

  await test.step('Escape closes the list and keeps the text, and then clears it', async () => {
    for (const keys of [['b'], ['b', 'ArrowDown']]) {
      await start(...keys, 'Escape')
      await expectOpen(false)
      await expect(field).toHaveValue('b')
      await field.press('Escape')
      await expect(field).toHaveValue('')
    }
  })

  await test.step('Left and Right Arrow, Home, End and letters are about the text again', async () => {
    for (const [key, caret] of [
      ['ArrowLeft', 1],
      ['ArrowRight', 2],
      ['Home', 0],
      ['End', 2],
    ] as const) {
      await start('b', 'e', 'ArrowDown', key)
      await expectCaret(caret)
      await expectOpen(true)
    }
    for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End']) {
      await start('ArrowDown', key)
      await expectActive(undefined)
    }
    await start('ArrowDown', 'b')
    await expect(field).toHaveValue('b')
  })

  // Theirs keeps what was typed; here, only an option can be sent, and the field shows what will be.
  await test.step('a press elsewhere closes the list and chooses nothing', async () => {
    for (const keys of [['b'], ['b', 'ArrowDown']]) {
      await start(...keys)
      await page.getByRole('heading', { name: 'Combobox', exact: true }).click()
      await expectOpen(false)
      await expect(field).toHaveValue('')
    }
  })
})
