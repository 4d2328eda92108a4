import { expect, stage, test } from '../fixture'
import { expectTabOrder } from './support/focus'

/*
 * What the W3C's tests say of its examples of disclosures and of an accordion:
 * https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/ and https://www.w3.org/WAI/ARIA/apg/patterns/accordion/
 */

test('an accordion is made of disclosures of the ARIA Authoring Practices', async ({ page, open }) => {
  await open('/accordion-details')
  const items = stage(page, 'Simple').getByRole('group')
  const titles = await items.locator('summary').all()
  const expectShown = async (index: number, isShown: boolean) => {
    await expect(items.nth(index)).toHaveJSProperty('open', isShown)
    await expect(items.nth(index).locator('summary + *')).toBeVisible({ visible: isShown })
  }

  await test.step('Enter and Space on a title show and hide its content, and no other', async () => {
    expect(titles).toHaveLength(3)
    for (const key of ['Enter', 'Space'])
      for (const [index, title] of titles.entries()) {
        for (const isShown of [true, false]) {
          await title.press(key)
          for (const other of titles.keys()) await expectShown(other, other === index && isShown)
        }
      }
  })

  await test.step('Tab moves focus from title to title, be they open or not', async () => {
    await expectTabOrder(page, titles)
    for (const title of titles) await title.press('Enter')
    for (const index of titles.keys()) await expectShown(index, true)
    await expectTabOrder(page, titles)
  })
})
