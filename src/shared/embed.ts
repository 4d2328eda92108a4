/** The address of a component's embed, by the name of its folder: `/embed/button`. Other sites may frame it. */
export const embedPath = (name: string): string => `/embed/${name}`

/** The address that describes an embed to programs, as oEmbed. */
export const oembedPath = '/oembed'

/** The size of a frame in px, unless somebody asks for another. */
export const embedSize = { width: 640, height: 360 } as const

/** The embed that an address of a component's page leads to. */
export interface Embed {
  /** The name of the component's folder. */
  readonly name: string
  /** The accessible name of a frame with it. */
  readonly title: string
  /** The name of the site. */
  readonly site: string
  /** The values of the address as a query, with its `?`: those that the page takes, and that are not its defaults. */
  readonly search: string
  /** The width that the address asks of its previews, in px. */
  readonly width: number | undefined
}

/**
 * Finds the embed of an address.
 *
 * @param path The path of a component's page.
 * @param parameters Those that nobody reads change nothing.
 * @returns Nothing if there is no such page, or if it shows no component.
 */
export type EmbedFinder = (path: string, parameters: URLSearchParams) => Promise<Embed | undefined>

interface Frame {
  /** The whole address of the embed. */
  readonly src: string
  readonly title: string
  /** In px. */
  readonly width: number
  /** In px. */
  readonly height: number
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The HTML of a frame with an embed, to paste into a page. */
export const frameCode = ({ src, title, width, height }: Frame): string =>
  `<iframe src="${escape(src)}" title="${escape(title)}" width="${width}" height="${height}" loading="lazy" style="border: 0; max-width: 100%"></iframe>`
