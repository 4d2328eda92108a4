import { expect, test } from '../fixture'

declare global {
  interface Window {
    /** Where React tells developer tools of its commits, if there are any. */
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: object
    /** How often React has changed the page. */
    commits?: number
    /** What happened when a knob was moved. */
    moved?: {
      /** What preview and code were in the first frame after the move. */
      frame?: readonly [preview: string, code: string]
      /** Changes outside the section of the knob. */
      readonly strays: string[]
    }
  }
}

for (const [path, title] of Object.entries({
  '/slider-details': 'Custom Styling',
  '/input-details': 'Custom Styling',
  '/generator': 'Generator',
})) {
  test(`${path}: a slider's move is one commit, in preview and code within one frame, and touches nothing outside its section`, async ({
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
    const knob = section.getByRole('group').getByRole('slider').first()
    await knob.focus()
    // The highlighter is fetched on the way to the first knob.
    await page.waitForLoadState('networkidle')

    const shown = () =>
      section.evaluate((part) => [
        part.querySelector('[data-stage]')?.innerHTML ?? '',
        part.querySelector('pre')?.textContent ?? '',
      ])
    const before = await shown()
    await section.evaluate((part) => {
      const moved: NonNullable<Window['moved']> = (window.moved = { strays: [] })
      new MutationObserver((changes) => {
        for (const { target, type } of changes)
          if (!part.contains(target))
            moved.strays.push(`${type}: ${target.nodeName} ${target.textContent ?? ''}`)
      }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
      part.addEventListener('input', () =>
        requestAnimationFrame(() => {
          moved.frame = [
            part.querySelector('[data-stage]')?.innerHTML ?? '',
            part.querySelector('pre')?.textContent ?? '',
          ]
        }),
      )
      window.commits = 0
    })
    await page.keyboard.press('ArrowRight')
    // Long enough for whatever would follow the move: the address bar is written when the knob has rested for 200 ms.
    await page.waitForTimeout(400)
    const after = await shown()
    expect(after[0]).not.toBe(before[0])
    expect(after[1]).not.toBe(before[1])
    const moved = await page.evaluate(() => window.moved)
    expect(moved?.frame, 'the first frame').toEqual(after)
    expect(moved?.strays, 'changes elsewhere').toEqual([])
    expect(await page.evaluate(() => window.commits), 'commits').toBe(1)
  })
}
