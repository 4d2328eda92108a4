import type { Page } from '@playwright/test'

/**
 * Makes links swap in the prerendered HTML of the page that they lead to, without React. It is parsed when the pointer
 * reaches the link.
 */
export const swapHtml = (page: Page) =>
  page.evaluate(() => {
    const parsed = new Map<string, Element | null>()
    window.addEventListener('pointerover', ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link === null) return
      void fetch(link.href)
        .then((response) => response.text())
        .then((html) =>
          parsed.set(link.href, new DOMParser().parseFromString(html, 'text/html').querySelector('#main')),
        )
    })
    window.addEventListener(
      'click',
      (event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null
        const main = parsed.get(link?.href ?? '')
        if (!main) throw new Error('The page was not fetched before the click.')
        event.preventDefault()
        event.stopPropagation()
        window.scrollTo(0, 0)
        document.querySelector('#main')?.replaceWith(document.adoptNode(main))
      },
      { capture: true },
    )
  })
