/** Whether a media query matches. In jsdom, in which consumers test, none does. */
export const matchesMedia = (query: string): boolean =>
  typeof window.matchMedia === 'function' && window.matchMedia(query).matches
