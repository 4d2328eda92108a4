/** A path without its trailing slash: every page answers with and without one. */
export const canonicalPath = (path: string): string => path.replace(/\/+$/, '') || '/'
