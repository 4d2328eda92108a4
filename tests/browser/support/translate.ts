import type { Page } from '@playwright/test'

/** Runs in the page: puts each text into two elements, now and whenever there is a new one, as Google Translate does. */
function translate() {
  const untouched = 'script, style, noscript, textarea, title, font'
  const wrap = (root: Node) => {
    const texts: Text[] = []
    const nodes = document.createNodeIterator(root, NodeFilter.SHOW_TEXT)
    for (let node = nodes.nextNode(); node; node = nodes.nextNode())
      if (node.nodeValue?.trim() && node.parentElement?.closest(untouched) === null) texts.push(node as Text)
    for (const text of texts) {
      const place = document.createElement('template')
      place.innerHTML = '<font><font></font></font>'
      const outer = place.content.firstElementChild
      if (outer === null) continue
      text.replaceWith(outer)
      outer.firstElementChild?.append(text)
    }
  }
  wrap(document.body)
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node.isConnected) wrap(node)
  }).observe(document.body, { childList: true, subtree: true })
}

/** Puts the texts of a page into elements of a translator, which leaves the words as they are. */
export const translatePage = (page: Page): Promise<void> => page.evaluate(translate)
