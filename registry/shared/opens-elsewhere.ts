import type { MouseEvent } from 'react'

/** Whether a modifier key is held down. With one, the browser has its own use for most clicks and arrow keys. */
export const hasModifier = ({
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean =>
  shiftKey || hasCommandKey({ altKey, ctrlKey, metaKey })

/** Whether Control, Alt or Command is held down. With one of them, a key is the browser's or the system's, not a component's. */
export const hasCommandKey = ({
  altKey,
  ctrlKey,
  metaKey,
}: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey'>): boolean => altKey || ctrlKey || metaKey

const here = ['', '_self', '_parent', '_top']

/** The target of a link: its own, or that of all links of the page (HTML, "get an element's target"). */
const targetOf = (link: Element) =>
  (link.getAttribute('target') || document.querySelector<HTMLBaseElement>('base[target]')?.target) ?? ''

/**
 * Whether the browser opens a clicked link in another tab or window, or saves it. The page then stays as it is. A button is
 * no link, whatever is held down.
 */
export const opensElsewhere = (click: MouseEvent, element: Element): boolean =>
  element.matches('a[href], area[href]') &&
  (click.button !== 0 ||
    hasModifier(click) ||
    element.hasAttribute('download') ||
    !here.includes(targetOf(element).toLowerCase()))
