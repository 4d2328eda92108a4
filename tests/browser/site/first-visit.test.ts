import type { Locator } from '@playwright/test'
import { copied, expect, test, type Page } from '../fixture'

/** Clicks what can be seen without scrolling. */
type Click = (target: Locator) => Promise<void>

/** Ways from home to a component, by its name. Each takes one click. */
const ways = {
  search: async (page: Page, name: string, click: Click) => {
    await click(page.getByRole('button', { name: /^Search/ }))
    await page.keyboard.type(name)
    await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(new RegExp(name, 'i'))
    await page.keyboard.press('Enter')
  },
  link: async (page: Page, name: string, click: Click) => {
    const links = page.getByRole('navigation', { name: 'Components' })
    await click(links.getByRole('link', { name: new RegExp(`^${name}$`, 'i') }))
  },
}

/** The pages that a visitor may want, as they would type them, and a control that they change there. */
const wishes = {
  slider: {
    ways: ['search', 'link'],
    control: 'Value',
    value: '80',
    command: /slider-details\?defaultValue=80"/,
  },
  button: {
    ways: ['search', 'link'],
    control: 'Background color',
    value: '#0c2238',
    command: /button-details\?backgroundColor=%230c2238"/,
  },
  toast: { ways: ['search'], control: 'Title', value: 'Sent', command: /toast-page\?title=Sent"/ },
} as const

test.use({ viewport: { width: 1280, height: 800 } })

const tours = Object.entries(wishes).flatMap(([name, { ways: chosen, ...wish }]) =>
  chosen.map((way) => ({ name, way, ...wish })),
)

for (const { name, way, control, value, command } of tours) {
  test(`from home by ${way} to a changed ${name} and its command takes three clicks and no scrolling`, async ({
    page,
    open,
  }) => {
    let clicks = 0
    const click: Click = async (target) => {
      await expect(target).toBeInViewport({ ratio: 1 })
      await target.click()
      clicks += 1
    }
    await open('/')
    await ways[way](page, name, click)
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
