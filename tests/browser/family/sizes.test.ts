import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, mount, test, type Page } from '../fixture'

const file = 'tests/browser/family/sizes.cases.tsx'

/** The folders of components with the prop `size`, by name. The sizes of a Progress Bar are its own. */
const withSizes = readdirSync('registry', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx') && !/^(shared|progress-bar)\b/.test(name))
  .filter((name) =>
    /^ {2}size\?: 'sm' \| 'md' \| 'lg' \| (?:number \| )?undefined$/m.test(
      readFileSync(join('registry', name), 'utf8'),
    ),
  )
  .map((name) => name.split(/[\\/]/)[0] ?? '')
  .toSorted()

/** How high the first control or picture of a component is, and how large its text, by its form, and its lowest control. */
const measure = (page: Page) =>
  page.locator('section[data-stage]').evaluateAll((sections) => {
    const controls = 'a, button, input, select, textarea'
    const heightOf = (element: Element) =>
      (element.closest('[data-icon]') ?? element).getBoundingClientRect().height
    return sections.map((section) => ({
      name: section.ariaLabel ?? '',
      forms: Object.fromEntries(
        [...section.querySelectorAll<HTMLElement>('[data-form]')].map((form) => {
          const parts = [...form.querySelectorAll(`${controls}, [role=img]`)].filter(
            (each) => heightOf(each) > 0 && each.closest('[popover], [inert]') === null,
          )
          const first = parts[0] ?? form
          const least = Math.min(44, ...parts.filter((part) => part.matches(controls)).map(heightOf))
          const text = Number.parseFloat(getComputedStyle(first).fontSize)
          return [form.dataset.form ?? '', { height: heightOf(first), least, text }]
        }),
      ),
    }))
  })

test('a size is higher than the one before, and comes from the component or from what is around it', async ({
  page,
}) => {
  await mount(page, file, 'Sizes')
  const found = await measure(page)
  expect(found.map(({ name }) => name)).toEqual(withSizes)
  for (const { name, forms } of found) {
    const { sm, md, lg } = forms
    expect.soft(sm?.height, `${name}: small and medium`).toBeLessThan(md?.height ?? 0)
    expect.soft(md?.height, `${name}: medium and large`).toBeLessThan(lg?.height ?? 0)
    expect.soft(sm?.text, `${name}: small text`).toBeLessThanOrEqual(md?.text ?? 0)
    expect.soft(forms.none, `${name} without a size`).toEqual(md)
    expect.soft(forms['in small'], `${name} in something small`).toEqual(sm)
    expect.soft(forms['md in small'], `${name}, medium, in something small`).toEqual(md)
  }
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('a small control is as high as a finger needs, or as a medium one', async ({ page }) => {
    await mount(page, file, 'Sizes')
    for (const { name, forms } of await measure(page)) {
      expect.soft(Math.round(forms.sm?.least ?? 0), name).toBe(Math.round(forms.md?.least ?? 44))
    }
  })
})
