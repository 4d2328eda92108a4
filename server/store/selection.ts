import type { Entry, Selection } from './store'

/** The condition that a selection stands for. */
export function isSelectedBy({ ids, client, since }: Selection): (entry: Entry<object>) => boolean {
  const wanted = ids && new Set(ids)
  return (entry) =>
    (wanted === undefined || wanted.has(entry.record.id)) &&
    (client === undefined || entry.client === client) &&
    // Times of one format and zone are ordered like their texts.
    (since === undefined || (entry.savedAt !== null && entry.savedAt >= since))
}
