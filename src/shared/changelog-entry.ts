/** An entry of the changelog, on its page and in its feed. */
export interface ChangelogEntry {
  /** Its id on the page and in the feed. It stays as it is: a feed reader shows an entry with another id again. */
  readonly id: string
  /** The day, such as `2026-11-21`. */
  readonly date: string
  /** A new component, something else that is new, or a mistake that is gone. */
  readonly kind: 'component' | 'feature' | 'fix'
  readonly title: string
  /** What it means for visitors, in a sentence or two. */
  readonly text: string
  /** The address, on this site, where it can be seen; absent where there is no such place. */
  readonly path?: string
}

/** The address of the changelog's feed. Servers know the media type of RSS by this ending. */
export const feedPath = '/changelog.rss'
