import { longestAddress } from './site-origin'

/** The path of the studio, whose addresses have a glass. */
export const studioPath = '/studio'

/** The most addresses of a text that are read, of whatever site. */
const mostRead = 100

/** An address of this site in a text. */
export interface SiteAddress {
  /** The path of the page, without the site's own path and without a trailing slash. */
  readonly path: string
  /** The query with its `?`, or an empty text. */
  readonly search: string
}

/** Whether an address is the studio's. */
export const isOfGlass = ({ path }: SiteAddress): boolean => path === studioPath

/** Whole addresses, each at the start of a word: one in the query of another address is no address of a text. */
const words = /(?<=^|[\s\p{Ps}\p{Pi}"'<*])https?:\/\/\S+/gu

/** Marks that follow an address in a sentence. Browsers do not write them at the end of one. */
const after = /[\p{Pe}\p{Pf}.,;:!?…。、，"'>*]/u

function withoutEnd(word: string): string {
  let end = word.length
  while (after.test(word.charAt(end - 1))) end -= 1
  return word.slice(0, end)
}

/** An address as text: its last character is escaped if it would be taken for the sentence's. */
export const addressInText = (address: string): string =>
  address.replace(/.$/, (end) => (after.test(end) ? `%${end.charCodeAt(0).toString(16).toUpperCase()}` : end))

/** The words of a text that may be addresses, without what follows them in a sentence. */
function* wordsOf(text: string): Generator<string> {
  let read = 0
  for (const [word] of text.matchAll(words)) {
    if ((read += 1) > mostRead) return
    yield withoutEnd(word)
  }
}

/** A page of the site is one level deep. Files have a dot in their names. */
const pagePath = /^(\/[\w-]+)\/?$/

/**
 * Reads an address of the site. It must be as browsers write it: with another host, a name before the host, an escape that is not needed,
 * or a character that an address cannot have, it is none.
 *
 * @param site The site's own address, without a trailing slash.
 */
export function readAddress(word: string, site: string): SiteAddress | undefined {
  if (word.length > longestAddress || !word.startsWith(`${site}/`) || !URL.canParse(word)) return undefined
  const { href, pathname, search } = new URL(word)
  const [, path] = pagePath.exec(pathname.slice(new URL(site).pathname.replace(/\/$/, '').length)) ?? []
  return href === word && path !== undefined ? { path, search } : undefined
}

/**
 * The addresses of this site among the first hundred of a text, in their order and each once.
 *
 * @param site The site's own address, without a trailing slash.
 */
export function* addressesIn(text: string, site: string): Generator<SiteAddress> {
  const known = new Set<string>()
  for (const word of wordsOf(text)) {
    const address = readAddress(word, site)
    if (address === undefined || known.has(address.path + address.search)) continue
    known.add(address.path + address.search)
    yield address
  }
}

/** Whether a text has an address of the studio, among its first hundred. */
export function showsGlass(text: string, site: string): boolean {
  if (!text.includes(studioPath)) return false
  for (const word of wordsOf(text)) {
    // Others are not worth the time to read them.
    const address = word.startsWith(site + studioPath) ? readAddress(word, site) : undefined
    if (address && isOfGlass(address)) return true
  }
  return false
}
