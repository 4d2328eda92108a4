import { z } from 'zod'

const sources = z.array(z.string()).default([])

const files = z.record(z.string(), z.string())

/**
 * What a build tells the server, in `dist/site.json`: which document answers which address, and which other hosts the
 * build is configured to talk to. The server derives the Content-Security-Policy from it.
 */
export const siteManifest = z.strictObject({
  /**
   * Request target → file below `dist/client`. A key is a path without a trailing slash (`/` aside), or a path with
   * a query that has a document of its own, `category` before `page`:
   * `"/components?category=inputs&page=2": "components/inputs-page-2.html"`.
   */
  documents: files,
  /** The path of a component's page → the registry item, below `dist/client`, that its address installs. */
  items: files.default({}),
  /** The path of a page → its Markdown, below `dist/client`. */
  markdown: files.default({}),
  /** The document, below `dist/client`, that answers every unknown page with status 404. */
  notFound: z.string(),
  /** Sources added to the directives of the Content-Security-Policy: hosts, or hashes of inline scripts. */
  csp: z.strictObject({ script: sources, connect: sources, frame: sources, img: sources, style: sources }),
})

/** The parsed content of `dist/site.json`. */
export type SiteManifest = z.infer<typeof siteManifest>
