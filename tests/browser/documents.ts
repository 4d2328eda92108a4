import { readFileSync } from 'node:fs'
import { siteManifest } from '../../src/shared/site-manifest'

/** The addresses of every document of the build. */
export const documents = Object.keys(
  siteManifest.parse(JSON.parse(readFileSync('dist/site.json', 'utf8'))).documents,
)

/** An address of none of them: it is answered with the not-found page. */
export const notFound = '/no-such-page'

/** The line that the browser itself writes when a document is answered with 404. */
export const documentNotFound = /the server responded with a status of 404/
