import { readFileSync } from 'node:fs'
import { siteFolder } from '../../scripts/harness/styling'
import { collectionAt } from '../../src/registry/collections'
import { siteManifest } from '../../src/shared/site-manifest'

const { documents, embeds: framed } = siteManifest.parse(
  JSON.parse(readFileSync(`${siteFolder}/site.json`, 'utf8')),
)
const html = new Map(
  Object.entries(documents).map(([address, file]) => [
    address,
    readFileSync(`${siteFolder}/client/${file}`, 'utf8'),
  ]),
)

/** The address of every prerendered document. The not-found page has no address. */
export const addresses: readonly string[] = [...html.keys()]

/** The embeds: the path of a component's page, and the path of the document that other sites may frame. */
export const embeds = Object.entries(framed.documents).map(([route, { file }]) => ({
  route,
  path: `/${file.replace('/index.html', '')}`,
  file: `${siteFolder}/client/${file}`,
}))

/** The addresses of the documents whose HTML matches. */
export const addressesOf = (pattern: RegExp): readonly string[] =>
  addresses.filter((address) => pattern.test(html.get(address) ?? ''))

const cards = addresses
  .filter((address) => collectionAt(address.replace(/\?.*/, '')))
  .flatMap((address) => html.get(address)?.match(/<article.*?<\/article>/gs) ?? [])
  .join('')

/** The pages without a card in a catalogue, including the catalogues themselves. */
export const handWritten: readonly string[] = addresses.filter(
  (address) => !address.includes('?') && !new RegExp(`href="${address}/?"`).test(cards),
)

/** An unknown address, which gets the not-found page. */
export const notFound = '/no-such-page'

/** The browser's own console message for a document with status 404. */
export const documentNotFound = /the server responded with a status of 404/
