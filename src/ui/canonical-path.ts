/** A path without its trailing slash: every page answers with and without one. */
export const canonicalPath = (path: string): string => path.replace(/\/+$/, '') || '/'

/** Whether the address bar has the path of a page. It is the page on screen, or about to be. */
export const isInAddress = (path: string): boolean => canonicalPath(window.location.pathname) === path
