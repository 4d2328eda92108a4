import { test, type Page } from '../fixture'

/** What is done on a page. */
export type Step = (page: Page) => Promise<void>

/** Steps by names that say what is expected of the page. */
export type Steps = Readonly<Record<string, Step>>

/** Runs in the page: takes focus away, scrolls to its start, and reads everything that a step can leave behind. */
async function readPage(): Promise<string> {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  window.scrollTo(0, 0)
  // What follows the focus or the pointer is rendered in the next frame.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  const fields = Array.from(document.querySelectorAll('input, textarea, select'), (field) => [
    'value' in field && field.value,
    field.matches(':checked, :indeterminate'),
  ])
  const scrolled = Array.from(document.querySelectorAll('*'), ({ scrollTop, scrollLeft }) => [
    scrollTop,
    scrollLeft,
  ]).filter((offsets) => offsets.some((offset) => offset !== 0))
  const shown = Array.from(document.querySelectorAll(':modal, :popover-open'), ({ outerHTML }) => outerHTML)
  // No picture of a copy is loaded in a document that nobody sees.
  const copy = document.implementation.createHTMLDocument().importNode(document.documentElement, true)
  // The site enables this section once it has come near: no component has a part in that.
  copy.querySelector('section:has([data-command])')?.remove()
  // A style is the same in the words of the server and in those of the browser, and none is the same as an empty one.
  for (const element of [copy, ...copy.querySelectorAll<HTMLElement>('[style]')]) {
    const { cssText } = element.style
    if (cssText === '') element.removeAttribute('style')
    else element.setAttribute('style', cssText)
  }
  return JSON.stringify([
    location.href,
    copy.outerHTML,
    fields,
    scrolled,
    shown,
    Object.entries(localStorage),
    Object.entries(sessionStorage),
  ])
}

/** How many overlays are open that Escape closes. */
const countOverlays = (page: Page): Promise<number> =>
  page.locator(':modal, :popover-open:not([popover=manual])').count()

/**
 * Runs steps on one page, one after the other, each from the same start: focus nowhere, the pointer in the corner, and the
 * page as it was opened. Escape closes what a step has left open. The page is opened again only where a step has left more
 * behind or has failed, since loading it takes far longer than a step.
 *
 * @param open Opens the page. It is open already when this is called.
 * @throws {AggregateError} When steps fail, with what each of them says.
 */
export async function runSteps(page: Page, steps: Steps, open: () => Promise<void>): Promise<void> {
  const size = page.viewportSize()
  const toStart = async () => {
    await page.mouse.move(0, 0)
    if (size !== null) await page.setViewportSize(size)
    return page.evaluate(readPage)
  }
  const start = await toStart()
  const overlays = await countOverlays(page)
  /** Whether the page is as at the start, once what a step has left open is closed. */
  const isBack = async () => {
    if ((await toStart()) === start) return true
    if ((await countOverlays(page)) <= overlays) return false
    await page.keyboard.press('Escape')
    return (await toStart()) === start
  }
  let isAtStart = true
  const failures: Error[] = []
  for (const [name, step] of Object.entries(steps)) {
    try {
      // What a step has listened for is its own.
      page.removeAllListeners('dialog')
      if (!isAtStart) await open()
      await test.step(name, () => step(page))
      isAtStart = await isBack()
    } catch (error) {
      isAtStart = false
      failures.push(
        new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error }),
      )
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, failures.map(({ message }) => message).join('\n\n'))
}
