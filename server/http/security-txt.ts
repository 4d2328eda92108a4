/** Days for which what the server says of its owner is good. */
const days = 90

/**
 * The text of `/.well-known/security.txt` (RFC 9116): whom to tell of a weakness. It is not a file of the build, because
 * the owner of a server may be another than who built the site.
 *
 * @param contacts addresses, best first
 * @param now the day from which it is good
 */
export function securityTxt(contacts: readonly string[], now = new Date()): string {
  const end = new Date(now)
  end.setUTCDate(now.getUTCDate() + days)
  const lines = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${end.toISOString().slice(0, 10)}T00:00:00Z`,
  ]
  return `${lines.join('\n')}\n`
}
