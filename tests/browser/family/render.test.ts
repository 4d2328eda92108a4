import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, mount, test, type Page } from '../fixture'
import { announcements, type Announcement } from '../support/announcements'

const file = 'tests/browser/family/render.cases.tsx'

/** The folders of components with the prop `render`, or one for a part, as `buttonRender`. */
const withRender = readdirSync('registry', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx') && !name.startsWith('shared'))
  .filter((name) =>
    readFileSync(join('registry', name), 'utf8').match(/^ {2}(?:readonly )?(?:render|\w+Render)\?: /m),
  )
  .map((name) => name.split(/[\\/]/)[0])

const line = ({ role, name, states }: Announcement) => [role, name, ...states].filter(Boolean).join(', ')

/** What is announced of a component in one form, the others hidden. */
async function linesOf(page: Page, component: string, form: string): Promise<string[]> {
  await page.locator('section[data-stage]').evaluateAll((all, shown) => {
    for (const one of all) one.toggleAttribute('hidden', one.ariaLabel !== shown)
  }, `${component}, ${form}`)
  const found = await announcements(page)
  return found.filter(({ role }) => !['region', 'text'].includes(role)).map(line)
}

test('every component with `render` is announced alike in all its forms, and as a link in the same states', async ({
  page,
}) => {
  await mount(page, file, 'Forms')
  const labels = await page
    .locator('section[data-stage]')
    .evaluateAll((all) => all.map((one) => `${one.ariaLabel}, ${one.getAttribute('data-stays') ?? ''}`))
  const forms = labels.map((label) => label.split(', '))
  expect([...new Set(forms.map(([component]) => component))]).toEqual([...new Set(withRender)])
  for (const [component = '', form = '', stays = ''] of forms) {
    const own = await linesOf(page, component, 'none')
    expect(own.length).toBeGreaterThan(0)
    const asLink = (said: string) =>
      stays !== '' && said.startsWith(`button, ${stays}`) ? said : said.replace(/^button/, 'link')
    const expected = form.includes('link') ? own.map(asLink) : own
    expect.soft(await linesOf(page, component, form), `${component} as ${form}`).toEqual(expected)
  }
})
