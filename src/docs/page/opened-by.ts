/** What has opened a page. */
export type OpenedBy =
  /** The document that the visit began with: what the page shows is there already. */
  | 'document'
  /** A link to its top: nobody waits for what is further down. */
  | 'link'
  /** A step in the history, or a link with a hash: it leads to a place in the page. */
  | 'step'
