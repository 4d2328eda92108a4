import { expect, test } from '../fixture'
import { painted } from '../support/painted'

declare global {
  interface Window {
    /** React reports its commits to the developer tools here. */
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: object
    /** The number of React commits. */
    commits?: number
    /** The effects of a control's move. */
    move?: {
      /** Preview and code in the first frame after the move. */
      frame?: readonly [preview: string, code: string]
      /** Changes outside the control's section and the first example. */
      readonly outside: string[]
    }
  }
}

for (const [path, title] of Object.entries({
  '/slider-details': 'Custom Styling',
  '/input-details': 'Custom Styling',
  '/generator': 'Generator',
})) {
  test(`${path}: moving a slider changes preview and code in the next frame, with one commit, and nothing outside its section and the first example`, async ({
    page,
    open,
  }) => {
    await page.addInitScript(() => {
      window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot: () => void (window.commits = (window.commits ?? 0) + 1),
        onCommitFiberUnmount: () => undefined,
      }
    })
    await open(path)
    const section = page.getByRole('region', { name: title, exact: true })
    const control = section.getByRole('group').getByRole('slider').first()
    // The first move loads the highlighter, which colors the code.
    await control.press('ArrowRight')
    await expect(page).toHaveURL(/\?/)
    await expect(section.locator('pre span').first()).toBeVisible()

    const shown = () =>
      section.evaluate((part) => [
        part.querySelector('[data-stage]')?.innerHTML ?? '',
        part.querySelector('pre')?.textContent ?? '',
      ])
    const before = await shown()
    await section.evaluate((part) => {
      const move: NonNullable<Window['move']> = (window.move = { outside: [] })
      // The first example has the same controls.
      const first = document.querySelector('[data-stages] > section')
      new MutationObserver((changes) => {
        for (const { target, type } of changes)
          if (!part.contains(target) && first?.contains(target) !== true)
            move.outside.push(`${type}: ${target.nodeName} ${target.textContent ?? ''}`)
      }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
      part.addEventListener('input', () =>
        requestAnimationFrame(() => {
          move.frame = [
            part.querySelector('[data-stage]')?.innerHTML ?? '',
            part.querySelector('pre')?.textContent ?? '',
          ]
        }),
      )
      window.commits = 0
    })
    const url = page.url()
    await page.keyboard.press('ArrowRight')
    // The URL is written last, once the control has rested.
    await expect(page).not.toHaveURL(url)
    await painted(page)
    const after = await shown()
    expect(after[0]).not.toBe(before[0])
    expect(after[1]).not.toBe(before[1])
    const move = await page.evaluate(() => window.move)
    expect(move?.frame, 'the first frame').toEqual(after)
    expect(move?.outside, 'changes outside of both').toEqual([])
    expect(await page.evaluate(() => window.commits), 'commits').toBe(1)
  })
}
