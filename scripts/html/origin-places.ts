import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { originMarks, splitAddress, writeOrigins, type SiteOrigins } from '../../src/shared/site-origin.ts'
import type { OriginPlaces, SiteManifest } from '../../src/shared/site-manifest.ts'

const printed = new Set(['.html', '.json', '.md', '.mjs', '.rss', '.txt', '.xml'])
const marks = Object.entries(originMarks) as [keyof SiteOrigins, string][]

/**
 * Where a text has marks: offsets in bytes of what it becomes, for a server that inserts another origin there.
 *
 * @param origin What is written in their place.
 */
function placesIn(text: string, origin: string): OriginPlaces | undefined {
  const places: { link: number[]; whole: number[] } = { link: [], whole: [] }
  let [bytes, end] = [0, 0]
  for (const { 0: mark, index } of text.matchAll(/http:\/\/(?:link|whole)\.invalid/g)) {
    const [use] = marks.find(([, known]) => known === mark) ?? ['whole']
    bytes += Buffer.byteLength(text.slice(end, index))
    places[use].push(bytes)
    bytes += Buffer.byteLength(origin)
    end = index + mark.length
  }
  return end === 0 ? undefined : places
}

/**
 * Writes the origin of the site into the files that name it, or nothing, which leaves paths.
 *
 * @param client The folder of the site.
 * @param origin Empty where the build does not know it.
 * @returns Where each file has it.
 */
export function writeOriginPlaces(client: string, origin: string): SiteManifest['origin'] {
  const places: Record<string, OriginPlaces> = {}
  for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    const name = file.slice(client.length + 1).replaceAll('\\', '/')
    if (!entry.isFile() || !printed.has(extname(name)) || name.startsWith('assets/')) continue
    const text = readFileSync(file, 'utf8')
    const found = placesIn(text, origin)
    if (found === undefined) continue
    places[name] = found
    writeFileSync(file, writeOrigins(text, { link: origin, whole: origin }))
  }
  return { built: origin, places }
}

/**
 * The origin that a build was configured with; empty without one.
 *
 * @param address `VITE_SITE_URL`
 * @param basePath Where the site lives on it.
 * @throws {Error} When the address is invalid, or has another path.
 */
export function configuredOrigin(address: string, basePath: string): string {
  if (address === '') return ''
  const { origin, path } = splitAddress(address) ?? {}
  if (origin === undefined)
    throw new Error(`VITE_SITE_URL is ${address}. Set it to an address such as https://vitrine.example.org.`)
  if (path !== basePath)
    throw new Error(
      `VITE_SITE_URL has the path ${path || '/'}, and the site is built for ${basePath || '/'}. Set it to an address with that path.`,
    )
  return origin
}
