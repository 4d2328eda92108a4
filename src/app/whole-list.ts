import styles from '../docs/page/category-nav.module.css'
import { collectionAt, collectionOf } from '../registry/collections'
import type { CatalogueItem } from '../registry/entry-module'
import { categoryOf } from '../registry/meta'
import { loadIndex } from '../site/catalogue/catalogue-index'
import { hrefTo, pathOf } from '../ui/addresses'

function itemFor({ route, title }: CatalogueItem): HTMLLIElement {
  const link = Object.assign(document.createElement('a'), { href: hrefTo(route), textContent: title })
  const item = document.createElement('li')
  item.append(link)
  return item
}

/**
 * Adds all components of the collection that the list beside a page lacks, of its category and of the others. Components in
 * the list keep their position and focus.
 *
 * @throws {Error} When the index cannot be loaded. The list does not change.
 */
export async function completeList(nav: HTMLElement): Promise<void> {
  const all = await loadIndex()
  const title = nav.querySelector('a')
  const collection = title === null ? undefined : collectionAt(pathOf(title))
  const members = all.filter((item) => collectionOf(item) === collection)
  completeCategory(nav, members)
  listOthers(nav, members)
}

/** Adds what its own category lacks, before and after the listed ones. `data-more` is the category. */
function completeCategory(nav: HTMLElement, index: readonly CatalogueItem[]): void {
  const category = categoryOf(nav.dataset.more ?? null)
  const list = nav.querySelector('ul')
  const links = [...(list?.querySelectorAll('a') ?? [])]
  const [listed] = links
  const all = index.filter((item) => item.category === category)
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

/** Adds the components of each other category below its link. */
function listOthers(nav: HTMLElement, index: readonly CatalogueItem[]): void {
  for (const link of nav.querySelectorAll<HTMLAnchorElement>('details > a:not(:has(+ ul))')) {
    const category = categoryOf(new URL(link.href).searchParams.get('category'))
    const list = Object.assign(document.createElement('ul'), { className: styles.others })
    list.append(...index.filter((item) => item.category === category).map(itemFor))
    link.after(list)
  }
}
