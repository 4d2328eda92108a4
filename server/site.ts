import { readdir, readFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { contentType } from 'mime-types'
import { type SiteManifest, siteManifest } from '../src/shared/site-manifest'
import { type Coding, etagOf, type Prepared } from './http/prepared'
import { StartError } from './store/store'

/** What a build left to be served, read whole at start: no request ever reaches the file system. */
export interface Site {
  csp: SiteManifest['csp']
  /** Path, or path with `?page=n`, → document. */
  documents: ReadonlyMap<string, Prepared>
  /** Path → any other file. */
  files: ReadonlyMap<string, Prepared>
  notFound: Prepared
}

const suffixes = { br: '.br', gzip: '.gz' } as const

/**
 * Reads `site.json` and `client/**` of a build.
 *
 * @param directory the folder of both, usually `dist`
 * @throws StartError when a part is missing
 */
export async function loadSite(directory: string): Promise<Site> {
  const manifest = await readManifest(join(directory, 'site.json'))
  const root = join(directory, 'client')
  const names = new Set(await listFiles(root))

  const prepare = async (name: string, cacheControl: string): Promise<Prepared> => {
    if (!names.has(name)) {
      throw new StartError(`${join(root, name)}, which site.json names, is missing. Run npm run build.`)
    }
    const bodies = new Map<Coding, Uint8Array>([['identity', await readFile(join(root, name))]])
    for (const coding of ['br', 'gzip'] as const) {
      const sibling = name + suffixes[coding]
      if (names.has(sibling)) bodies.set(coding, await readFile(join(root, sibling)))
    }
    const identity = bodies.get('identity') ?? new Uint8Array()
    return {
      type: contentType(extname(name)) || 'application/octet-stream',
      cacheControl,
      etag: etagOf(identity),
      codings: [...bodies.keys()],
      body: (coding) => bodies.get(coding) ?? identity,
    }
  }

  const documentNames = new Set([...Object.values(manifest.documents), manifest.notFound])
  const isCompressed = (name: string) =>
    Object.values(suffixes).some(
      (suffix) => name.endsWith(suffix) && names.has(name.slice(0, -suffix.length)),
    )
  const fileNames = [...names].filter(
    (name) => !documentNames.has(name) && !isCompressed(name) && !isHidden(name),
  )

  return {
    csp: manifest.csp,
    documents: new Map(
      await Promise.all(
        Object.entries(manifest.documents).map(
          async ([target, name]) => [target, await prepare(name, 'no-cache')] as const,
        ),
      ),
    ),
    files: new Map(
      await Promise.all(
        fileNames.map(async (name) => [`/${name}`, await prepare(name, caching(name))] as const),
      ),
    ),
    notFound: await prepare(manifest.notFound, 'no-cache'),
  }
}

/** The build writes a file's hash into its name below `assets/`, and nowhere else. */
const caching = (name: string) =>
  name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'

const isHidden = (name: string) => /(^|\/)\.(?!well-known\/)/.test(name)

async function readManifest(path: string): Promise<SiteManifest> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new StartError(`${path} is missing: the site has not been built. Run npm run build.`)
  })
  try {
    return siteManifest.parse(JSON.parse(text))
  } catch (cause) {
    throw new StartError(`${path} is not what this version's build writes. Run npm run build.`, { cause })
  }
}

async function listFiles(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .map((name) => name.split(sep).join('/'))
}
