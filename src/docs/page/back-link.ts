import { lastCatalogueSearch } from '../../ui/addresses'
import { hasModifier } from '../../ui/clicks'
import { goToPreviousPage } from './previous-page'

/**
 * Handles a click on a back button, before hydration and after it. To be called while the event is captured: the
 * router then sees that the click was handled.
 */
export function handleBackLink(event: MouseEvent): void {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-back]') : null
  if (link === null || link.dataset.back === 'home') return
  if (link.dataset.back === 'history' && !hasModifier(event) && goToPreviousPage()) event.preventDefault()
  // The prerendered link leads to the catalogue's first page.
  else link.search = lastCatalogueSearch()
}
