const cache = new WeakMap<object, string>()

/**
 * The JSON of a record, cached. Stored records never change, and both the file and the response of `getposts` are
 * joined from these texts, so a write serializes one record instead of the whole list.
 */
export function recordJson(record: object): string {
  const cached = cache.get(record)
  if (cached !== undefined) return cached
  const json = JSON.stringify(record)
  cache.set(record, json)
  return json
}

/** The JSON array of a list of records. */
export const listJson = (records: readonly object[]): string => `[${records.map(recordJson).join(',\n')}]`

/** Bytes of a record within a list's JSON, with the separator. */
export const recordBytes = (record: object): number => Buffer.byteLength(recordJson(record)) + 2

/** The value of a JSON text; undefined when it is invalid, which every schema rejects. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
