import { readFileSync } from 'node:fs'
import { siteManifest } from '../../src/shared/site-manifest'

const { documents } = siteManifest.parse(JSON.parse(readFileSync('dist/site.json', 'utf8')))
const html = new Map(
  Object.entries(documents).map(([address, file]) => [address, readFileSync(`dist/client/${file}`, 'utf8')]),
)

/** The address of every document of the build. The not-found page has none of its own. */
export const addresses: readonly string[] = [...html.keys()]

/** The addresses of the documents whose prerendered HTML matches. */
export const addressesOf = (pattern: RegExp): readonly string[] =>
  addresses.filter((address) => pattern.test(html.get(address) ?? ''))

const cards = addresses
  .filter((address) => address.startsWith('/components'))
  .flatMap((address) => html.get(address)?.match(/<article.*?<\/article>/gs) ?? [])
  .join('')

/** The pages that no card of the catalogue leads to, the catalogue itself among them; each once. */
export const handWritten: readonly string[] = addresses.filter(
  (address) => !address.includes('?') && !new RegExp(`href="${address}/?"`).test(cards),
)

/** An address of none of them: it is answered with the not-found page. */
export const notFound = '/no-such-page'

/** The line that the browser itself writes when a document is answered with 404. */
export const documentNotFound = /the server responded with a status of 404/
