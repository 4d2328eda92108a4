import { originMarks } from '../shared/site-origin'
import { basePath } from './base-path'

/** The origin that the server was told; without one, the page's. The build writes a mark. */
function originFor(use: keyof typeof originMarks): string {
  if (typeof document === 'undefined') return originMarks[use]
  const told = document.querySelector<HTMLElement>('script[data-entry]')?.dataset.origin
  return told || window.location.origin
}

/** The address of a page or file of the site, where its path alone says the same: `/about`. */
export const siteLink = (path: string): string => originFor('link') + basePath + path

/** The whole address of a page or file of the site: for commands, and for what leaves the site. */
export const siteAddress = (path: string): string => originFor('whole') + basePath + path
