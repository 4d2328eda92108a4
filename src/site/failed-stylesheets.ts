/**
 * Removes the link of each stylesheet that fails to load from now on. Vite takes a stylesheet whose link is there for
 * loaded: after a failed prefetch, the page would be shown without it.
 */
export function removeFailedStylesheets(): void {
  const remove = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove()
  }
  // In the capturing phase: an error of a resource does not bubble.
  window.addEventListener('error', remove, true)
}
