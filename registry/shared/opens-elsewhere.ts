import type { MouseEvent } from 'react'

/** Whether a modifier key is held down. With one, the browser has its own use for most clicks and arrow keys. */
export const hasModifier = ({
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean =>
  altKey || ctrlKey || metaKey || shiftKey

const here = ['', '_self', '_parent', '_top']

/** Whether the browser opens a clicked link in another tab or window, or saves it. The page then stays as it is. */
export const opensElsewhere = (click: MouseEvent, link: HTMLAnchorElement): boolean =>
  click.button !== 0 ||
  hasModifier(click) ||
  link.hasAttribute('download') ||
  !here.includes(link.target.toLowerCase())
