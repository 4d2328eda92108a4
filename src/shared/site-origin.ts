/**
 * Marks for the origin of the site until the build, or the server, knows it. They are addresses, so that they
 * survive in every format.
 */
export const originMarks = {
  /** Where the path alone says the same, as in the links of a page. */
  link: 'http://link.invalid',
  /** Where only a whole address is understood, as in a command. */
  whole: 'http://whole.invalid',
} as const

/** The texts that replace the marks. */
export type SiteOrigins = Readonly<Record<keyof typeof originMarks, string>>

/** The origins of a site whose address is known. Without one, every address is a path. */
export const knownOrigin = (origin = ''): SiteOrigins => ({ link: origin, whole: origin })

/** The origins of a site that knows only where it was asked. */
export const askedOrigin = (origin: string): SiteOrigins => ({ link: '', whole: origin })

/** Writes origins in place of their marks. */
export const writeOrigins = (text: string, { link, whole }: SiteOrigins): string =>
  text.replaceAll(originMarks.link, link).replaceAll(originMarks.whole, whole)

/**
 * The origin and the path of a site's address, without a trailing slash.
 *
 * @returns undefined when it is no address of a site
 */
export function splitAddress(address: string): { origin: string; path: string } | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, origin, pathname, username, password, search, hash } = new URL(address)
  const isPlain = [username, password, search, hash].every((part) => part === '')
  return /^https?:$/.test(protocol) && isPlain ? { origin, path: pathname.replace(/\/+$/, '') } : undefined
}

/** The most characters of an address in a story. One that a control's long text is in can have more. */
export const longestAddress = 4000
