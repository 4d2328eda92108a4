/**
 * Removes links that have done their part, from now on: the link of a stylesheet that failed to load, which Vite would take
 * for loaded, so that the page would be shown without it after a failed prefetch; and that of a script which was fetched
 * ahead, since each element of a document costs.
 */
export function removeSettledLinks(): void {
  const remove = ({ type, target }: Event) => {
    if (
      target instanceof HTMLLinkElement &&
      target.rel === (type === 'error' ? 'stylesheet' : 'modulepreload')
    )
      target.remove()
  }
  // In the capturing phase, since an event of a resource does not bubble; and its `load` does not reach the window.
  for (const type of ['error', 'load']) document.addEventListener(type, remove, true)
}
