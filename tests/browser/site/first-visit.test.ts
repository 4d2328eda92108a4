import type { Locator } from '@playwright/test'
import { copied, expect, test } from '../fixture'

/** The pages that a visitor may want, as they would type them, and a control that they change there. */
const wishes = {
  slider: { control: 'Value', value: '80', command: /slider-details\?defaultValue=80"/ },
  button: {
    control: 'Background color',
    value: '#0c2238',
    command: /button-details\?backgroundColor=%230c2238"/,
  },
  toast: { control: 'Title', value: 'Sent', command: /toast-page\?title=Sent"/ },
} as const

test.use({ viewport: { width: 1280, height: 800 } })

for (const [name, { control, value, command }] of Object.entries(wishes)) {
  test(`from home to a changed ${name} and its command takes three clicks and no scrolling`, async ({
    page,
    open,
  }) => {
    let clicks = 0
    const click = async (target: Locator) => {
      await expect(target).toBeInViewport({ ratio: 1 })
      await target.click()
      clicks += 1
    }
    await open('/')
    await click(page.getByRole('button', { name: /^Search/ }))
    await page.keyboard.type(name)
    await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(new RegExp(name, 'i'))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/${name}-(details|page)$`))

    const field = page
      .getByRole('group', { name: / controls$/ })
      .first()
      .getByLabel(control, { exact: true })
    await click(field)
    await field.fill(value)

    const copy = page.locator('[data-static=install]').getByRole('button', { name: /^Copy/ })
    const text = await copied(page, () => click(copy))
    expect(text).toMatch(/^npx shadcn@latest add "/)
    expect(text).toMatch(command)
    expect(clicks).toBe(3)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })
}
