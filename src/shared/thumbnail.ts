/** The picture of a component on its card: HTML that nothing makes alive, and the rules that paint it. */
export interface Thumbnail {
  readonly html: string
  readonly css: string
}

/** Where the site serves the thumbnail of a component's folder, as JSON. */
export const thumbnailAddress = (name: string): string => `/thumbnails/${name}.json`
