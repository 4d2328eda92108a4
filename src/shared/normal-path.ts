/** An escape of a character that needs none: a letter, a digit, `-`, `.`, `_` or `~` (RFC 3986, section 2.3). */
const unreserved = /%(?:2[DE]|3\d|4[1-9A-F]|5[\dAF]|6[1-9A-F]|7[\dAE])/gi

/**
 * A path in its normal form: what needs no escape has none, and escapes are uppercase (RFC 3986, section 6.2.2).
 */
export const normalPath = (path: string): string =>
  path.includes('%')
    ? path
        .replaceAll(unreserved, (escape) => String.fromCharCode(parseInt(escape.slice(1), 16)))
        .replaceAll(/%[\da-f]{2}/gi, (escape) => escape.toUpperCase())
    : path
