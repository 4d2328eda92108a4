import { readFileSync } from 'node:fs'
import { siteManifest } from '../../src/shared/site-manifest'

const { documents } = siteManifest.parse(JSON.parse(readFileSync('dist/site.json', 'utf8')))

/** The address of every document of the build. The not-found page has none. */
export const addresses: readonly string[] = Object.keys(documents)

/** The addresses of the documents whose prerendered HTML matches. */
export const addressesOf = (html: RegExp): readonly string[] =>
  Object.entries(documents)
    .filter(([, file]) => html.test(readFileSync(`dist/client/${file}`, 'utf8')))
    .map(([address]) => address)
