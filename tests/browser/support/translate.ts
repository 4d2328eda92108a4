import type { Page } from '@playwright/test'

/**
 * Runs in the page: does to each text what Google Translate does, now and whenever there is a new one. Two elements with a
 * copy of the text take its place, and the text that React knows is in the page no more. Code says that it is not to be
 * translated, and is left as it is.
 */
function translate() {
  const untouched = 'script, style, noscript, textarea, title, font, [translate=no]'
  const copies = new WeakMap<Node, Element>()
  const lost = new MutationObserver((records) => {
    for (const { target, oldValue } of records)
      if (copies.get(target)?.isConnected)
        console.error(`A translated page still says “${oldValue}” where it should say “${target.nodeValue}”.`)
  })
  // Translators write this element, which HTML has given up.
  const font: string = 'font'
  const replace = (root: Node) => {
    const texts: Node[] = []
    const nodes = document.createNodeIterator(root, NodeFilter.SHOW_TEXT)
    for (let node = nodes.nextNode(); node; node = nodes.nextNode())
      if (node.nodeValue?.trim() && node.parentElement?.closest(untouched) === null) texts.push(node)
    for (const text of texts) {
      const outer = document.createElement(font)
      outer.append(document.createElement(font))
      outer.firstElementChild?.append(text.nodeValue ?? '')
      text.parentNode?.replaceChild(outer, text)
      copies.set(text, outer)
      lost.observe(text, { characterData: true, characterDataOldValue: true })
    }
  }
  replace(document.body)
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node.isConnected) replace(node)
  }).observe(document.body, { childList: true, subtree: true })
}

/**
 * Puts the texts of a page into elements of a translator, which leaves the words as they are. From then on, a change of a text
 * that nobody would see is an error in the console.
 */
export const translatePage = (page: Page): Promise<void> => page.evaluate(translate)
