import { categoryOf } from '../registry/meta'
import type { CatalogueItem } from '../registry/entry-module'
import { loadIndex } from '../site/catalogue/catalogue-index'
import { hrefTo, pathOf } from '../ui/addresses'

function itemFor({ route, title }: CatalogueItem): HTMLLIElement {
  const link = Object.assign(document.createElement('a'), { href: hrefTo(route), textContent: title })
  const item = document.createElement('li')
  item.append(link)
  return item
}

/**
 * Adds the components of a category that a page does not list, before and after the listed ones, which keep their position
 * and focus.
 *
 * @param nav The navigation around the list; its `data-more` is the category.
 * @throws {Error} When the index cannot be loaded. The list does not change.
 */
export async function completeCategory(nav: HTMLElement): Promise<void> {
  const category = categoryOf(nav.dataset.more ?? null)
  const list = nav.querySelector('ul')
  const links = [...nav.querySelectorAll<HTMLAnchorElement>('ul a')]
  const [listed] = links
  const all = (await loadIndex()).filter((item) => item.category === category)
  const first = all.findIndex(({ route }) => listed !== undefined && route === pathOf(listed))
  // It may have been completed while the index loaded.
  if (list === null || first < 0 || nav.dataset.more === undefined) return
  delete nav.dataset.more
  const { offsetHeight, scrollHeight } = nav
  // A fixed height keeps the scroll position exact. The browser's scroll anchoring would correct it twice.
  nav.style.height = `${offsetHeight}px`
  nav.style.overflowAnchor = 'none'
  list.prepend(...all.slice(0, first).map(itemFor))
  const added = nav.scrollHeight - scrollHeight
  list.append(...all.slice(first + links.length).map(itemFor))
  nav.scrollTop += added
}
