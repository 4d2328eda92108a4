import type { Page } from '../fixture'

/** Scrolls, and waits until the page has handled the scroll event, which comes with the next frame. */
export const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate(
    (to) =>
      new Promise((handled) => {
        window.addEventListener('scroll', () => requestAnimationFrame(() => handled()), { once: true })
        window.scrollTo(0, to)
      }),
    top,
  )
