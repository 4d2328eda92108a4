import { z } from 'zod'

const sources = z.array(z.string()).default([])

const files = z.record(z.string(), z.string())

const offsets = z.array(z.number().int().nonnegative())

/** The offsets, in bytes, at which a file has the site's origin: where a path alone says the same, and elsewhere. */
const originPlaces = z.strictObject({ link: offsets, whole: offsets })

/** Where a file has the origin of the site. */
export type OriginPlaces = z.infer<typeof originPlaces>

/**
 * `dist/site.json`, which the build writes for the server: the document of each address, and the hosts for the
 * Content-Security-Policy.
 */
export const siteManifest = z.strictObject({
  /**
   * Request target → file below `dist/client`. A key is a path without a trailing slash (`/` aside), or a path with
   * a query that has a document, with `category` before `page`:
   * `"/components?category=inputs&page=2": "components/inputs-page-2.html"`.
   */
  documents: files,
  /** The path of a component's page → the registry item, below `dist/client`, that its address installs. */
  items: files.default({}),
  /** Request target, as in `documents` → its Markdown, below `dist/client`. */
  markdown: files.default({}),
  /** The document, below `dist/client`, that answers every unknown page with status 404. */
  notFound: z.string(),
  /** The path below which the site lives, without a trailing slash. */
  base: z.string().default(''),
  /** The origin that the build has written, empty for none, and where: by file, below `dist/client`. */
  origin: z
    .strictObject({ built: z.string(), places: z.record(z.string(), originPlaces) })
    .default({ built: '', places: {} }),
  /** Whether items lack the address of the site, which the build was not told: the server prints them with it. */
  itemsLackAddress: z.boolean().optional(),
  /** Request target, as in `documents` → the hashes of the inline scripts that only its document has. */
  scripts: z.record(z.string(), z.array(z.string())).default({}),
  /** The documents that other sites may frame. */
  embeds: z
    .strictObject({
      /** The path of a component's page → its embed and its picture, below `dist/client`. */
      documents: z.record(z.string(), z.strictObject({ file: z.string(), picture: z.string() })),
      /** The hashes of the inline scripts that all of them have. */
      scripts: sources,
    })
    .default({ documents: {}, scripts: [] }),
  /** Sources added to the directives of the Content-Security-Policy: hosts, or hashes of inline scripts. */
  csp: z.strictObject({ script: sources, connect: sources, frame: sources, img: sources, style: sources }),
})

/** The parsed content of `dist/site.json`. */
export type SiteManifest = z.infer<typeof siteManifest>

/** The folder in `dist` of the build before: a server that was started from it still reads it. */
export const previousFolder = 'previous'

/** The settings that the build writes into the site: `BASE_PATH`, and those in `src/env.d.ts`. */
export const siteSettings: readonly string[] = [
  'BASE_PATH',
  'VITE_REPOSITORY',
  'VITE_SITE_URL',
  'VITE_CONTACT_EMAIL',
  'VITE_CONTACT_PHONE',
  'VITE_CONTACT_WEBSITE',
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
