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

/** Where a build keeps the one that it replaced, below `dist`: a server that was started from that one reads it there. */
export const previousFolder = 'previous'

/** The settings that the build writes into the site, as `src/env.d.ts` declares them. */
export const siteSettings: readonly string[] = [
  'VITE_REPOSITORY',
  'VITE_SITE_URL',
  'VITE_API_HOST',
  'VITE_CODE_HOST_API',
  'VITE_CHAT_WIDGET_SRC',
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_APP_ID',
  'VITE_FIREBASE_AUTH_EMULATOR',
  'VITE_AUTH_TOKEN_SYNC_URL',
]
