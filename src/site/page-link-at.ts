/** The link around the target of an event, if it is one of those around a component's page: they are static. */
export const pageLinkAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('[data-static^=pages] a') : null
