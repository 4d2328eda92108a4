import { readdir, readFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { contentType } from 'mime-types'
import { type SiteManifest, siteManifest } from '../src/shared/site-manifest'
import type { EmbedFinder } from '../src/shared/embed'
import type { InstallPrinter } from '../src/shared/install-answer'
import { knownOrigin, type SiteOrigins } from '../src/shared/site-origin'
import { withOrigins } from './addressed-file'
import { ByteCache } from './byte-cache'
import type { CachedResponse, Coding } from './http/cached-response'
import { openSiteFile, type SiteFile } from './site-file'
import { StartupError } from './startup-error'
import { openInstallPrinter } from './install-printer'

/**
 * The built site. A GET from memory takes 0.4 times the processor time of sirv, which opens the file for each request.
 */
export interface BuiltSite {
  csp: SiteManifest['csp']
  /** Path, or path with `category` and `page` → the hashes of the inline scripts that only its document has. */
  scripts: SiteManifest['scripts']
  /** The path below which the site lives, without a trailing slash. */
  base: string
  /** Caches responses by host, and printed responses. */
  hostMemory: ByteCache
  /** Replaces the marks of the origin; undefined when the origin depends on the request. */
  origins: SiteOrigins | undefined
  /** Whether the files of items lack the address of the site, which the build was not told. */
  itemsLackAddress: boolean
  /** Path, or path with `category` and `page` → document. */
  documents: ReadonlyMap<string, CachedResponse>
  /** Path → any other file. */
  files: ReadonlyMap<string, CachedResponse>
  notFound: CachedResponse
  /** The path of a component's page → the registry item that it installs. */
  items: ReadonlyMap<string, CachedResponse>
  /** Path, or path with `category` and `page` → Markdown. */
  markdown: ReadonlyMap<string, CachedResponse>
  /** Finds the item or the Markdown of an address with a query. */
  printInstall: InstallPrinter
  /** Path → a document that other sites may frame. */
  embeds: ReadonlyMap<string, CachedResponse>
  /** The path of a component's page that has an embed → its picture, from the root of the site without a slash. */
  pictures: ReadonlyMap<string, string>
  /** The hashes of the inline scripts of embeds. */
  embedScripts: readonly string[]
  /** Finds the embed of a page's address. */
  findEmbed: EmbedFinder
}

/** The address of a site, in its parts. */
export interface SiteAddress {
  origin: string
  /** Without a trailing slash. */
  path: string
}

/** The build puts compressed copies beside a file; best coding first. */
const suffixes = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/**
 * Reads `site.json` and `client/**` of a build.
 *
 * @param directory the folder of both, usually `dist`
 * @param memory caches the bytes of the files. An eighth of its size is added for what depends on the host
 *   that was asked, and for what is printed
 * @param address where the site lives; by default, what the build was configured with
 * @throws StartupError when a part is missing, or the build is for another path
 */
export async function readBuiltSite(
  directory: string,
  memory: ByteCache,
  address?: SiteAddress,
): Promise<BuiltSite> {
  const manifest = await readManifest(join(directory, 'site.json'))
  const { documents, items, markdown, notFound, base, origin } = manifest
  checkPath(address, base)
  const known = address?.origin ?? (origin.built === '' ? undefined : origin.built)
  const hostMemory = new ByteCache(memory.budget / 8)
  const root = join(directory, 'client')
  const names = new Set(await listFiles(root))

  const open = (name: string, cacheControl: string, isNegotiated = false): CachedResponse => {
    if (!names.has(name)) {
      throw new StartupError(`${join(root, name)}, which site.json names, is missing. Run npm run build.`)
    }
    const file = (suffix = '') => openSiteFile(directory, join('client', name + suffix), memory)
    const plain = file()
    const compressed = new Map<Coding, SiteFile>(
      suffixes.flatMap(([coding, suffix]) =>
        names.has(name + suffix) ? [[coding, file(suffix)] as const] : [],
      ),
    )
    const response: CachedResponse = {
      type: typeOf(name),
      cacheControl,
      etag: plain.etag,
      codings: [...compressed.keys(), 'identity'],
      vary: [...(isNegotiated ? ['Accept'] : []), ...(compressed.size > 0 ? ['Accept-Encoding'] : [])].join(
        ', ',
      ),
      body: (coding) => (compressed.get(coding) ?? plain).bytes(),
    }
    const places = origin.places[name]
    if (places === undefined || known === origin.built) return response
    const isKnown = known !== undefined
    const cache = isKnown ? memory : hostMemory
    const addressed = {
      name,
      file: plain,
      places,
      built: origin.built,
      cache,
      effort: isKnown ? 'best' : 'usual',
    } as const
    if (isKnown) return withOrigins(response, addressed, knownOrigin(known))
    return { ...response, at: (origins) => withOrigins(response, addressed, origins) }
  }

  const negotiated = (names: Readonly<Record<string, string>>) =>
    new Map(Object.entries(names).map(([path, name]) => [path, open(name, 'no-cache', true)] as const))
  const embeds = Object.entries(manifest.embeds.documents)
  const documentNames = new Set([
    ...Object.values(documents),
    ...embeds.map(([, { file }]) => file),
    notFound,
  ])
  const isCompressed = (name: string) =>
    suffixes.some(([, suffix]) => name.endsWith(suffix) && names.has(name.slice(0, -suffix.length)))
  const fileNames = [...names].filter(
    (name) => !documentNames.has(name) && !isCompressed(name) && !isHidden(name),
  )

  return {
    csp: manifest.csp,
    scripts: manifest.scripts,
    base,
    hostMemory,
    itemsLackAddress: manifest.itemsLackAddress ?? false,
    origins: known === undefined ? undefined : knownOrigin(known),
    documents: negotiated(documents),
    items: negotiated(items),
    markdown: negotiated(markdown),
    ...openInstallPrinter(directory, items),
    embeds: new Map(
      embeds.map(
        ([, { file }]) => [`/${file.replace(/\/index\.html$/, '')}`, open(file, 'no-cache')] as const,
      ),
    ),
    pictures: new Map(embeds.map(([page, { picture }]) => [page, picture] as const)),
    embedScripts: manifest.embeds.scripts,
    files: new Map(fileNames.map((name) => [`/${name}`, open(name, cacheControl(name))] as const)),
    notFound: open(notFound, 'no-cache', true),
  }
}

/** The type of a file. For YAML, RFC 9512 has one that the list does not know yet. */
const typeOf = (name: string): string =>
  name.endsWith('.yaml') ? 'application/yaml' : contentType(extname(name)) || 'application/octet-stream'

/**
 * Names below `assets/` and of released files contain a hash of the content; other files keep their names
 * when they change. Installed code must be the code that the page shows.
 */
function cacheControl(name: string): string {
  if (/^(assets|r\/releases\/files)\/|^r\/[\w-]+@[0-9a-f]{8}\.json$/.test(name))
    return 'public, max-age=31536000, immutable'
  return /^(r\/|llms)|\.md$/.test(name) ? 'no-cache' : 'public, max-age=3600'
}

function checkPath(address: SiteAddress | undefined, base: string): void {
  if (address === undefined || address.path === base) return
  throw new StartupError(
    `SITE_URL has the path ${address.path || '/'}, but the site was built for ${base || '/'}. Set it to an address with that path.`,
  )
}

const isHidden = (name: string) => /(^|\/)\.(?!well-known\/)/.test(name)

async function readManifest(path: string): Promise<SiteManifest> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new StartupError(
      `${path} is missing: the site has not been built. Run npm run build, or correct SITE_DIR.`,
    )
  })
  try {
    return siteManifest.parse(JSON.parse(text))
  } catch (cause) {
    throw new StartupError(`${path} is not from this version's build. Run npm run build.`, { cause })
  }
}

async function listFiles(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .map((name) => name.split(sep).join('/'))
}
