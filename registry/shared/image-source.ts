/** A picture: its URL, or what a bundler makes of an import. Next.js makes an object of it. */
export type ImageSource = string | ImportedImage

export interface ImportedImage {
  /** The URL of the picture. */
  readonly src: string
}

/** The URL of a picture. */
export const urlOf = (source: ImageSource): string => (typeof source === 'string' ? source : source.src)
