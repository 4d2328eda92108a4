/**
 * The link to a page of the site around the target of an event. The address of a file has an extension, and that of a page
 * has none; to a place in the page on screen, the browser goes by itself.
 */
export function pageLinkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (link === null || link.target !== '' || link.hasAttribute('download')) return null
  // Not the origin: a blob has that of the page that made it.
  if (!link.href.startsWith(`${window.location.origin}/`) || link.pathname.includes('.')) return null
  const isPlaceHere =
    link.href.includes('#') &&
    link.pathname === window.location.pathname &&
    link.search === window.location.search
  return isPlaceHere ? null : link
}
