import { differencesIn, expect, type Both } from '../fixture'
import { states } from './states'
import type { StyledPage } from './styled-page'

/** The first control of each preview: what can be opened there is opened by it. */
const controls = '[data-stage] :is(button, summary, [role=combobox]):not(:disabled)'

/** What is open on a page. */
const open = '[data-stage] details[open], [data-stage] [aria-expanded=true], dialog[open], :popover-open'

const firstControls = (page: StyledPage['page']) =>
  page.locator(controls).evaluateAll((all) => {
    const stages = all.map((control) => control.closest('[data-stage]'))
    return all.flatMap((control, index) => {
      const isFirst = stages.indexOf(stages[index] ?? null) === index
      return isFirst && control.checkVisibility({ visibilityProperty: true }) ? [index] : []
    })
  })

/** Where rules for what is open may win or lose. */
const statesOfOpen = states.filter(({ name }) =>
  /^as it is, (light|with more|with forced)|^(hovered|focused), light/.test(name),
)

/** Uses the first control of each preview on both pages, and expects the same elements with the same style each time. */
export async function expectSameOnceUsed(both: Both): Promise<void> {
  const count = () => both.emotion.page.locator(open).count()
  for (const index of await firstControls(both.emotion.page)) {
    for (const use of ['focus', 'press'] as const) {
      const before = await count()
      await both.each(async ({ page }) => {
        const control = page.locator(controls).nth(index)
        await (use === 'focus' ? control.focus() : control.press('Enter'))
        // What waits for a moment, such as a tooltip, is there after it.
        await page.clock.runFor(1000)
      })
      const isOpen = (await count()) > before
      const found = await differencesIn(both, isOpen ? statesOfOpen : statesOfOpen.slice(0, 1))
      expect.soft(found, `control ${index + 1}, ${use}`).toEqual([])
    }
    await both.each(async ({ page }) => {
      await page.keyboard.press('Escape')
      await page.clock.runFor(1000)
    })
  }
}
