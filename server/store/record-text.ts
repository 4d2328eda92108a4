const texts = new WeakMap<object, string>()

/**
 * The JSON of one record, made once: a kept record never changes, and both the file and the answer of `getposts` are
 * put together from these texts, so a write costs one record's serialisation and not the whole list's.
 */
export function recordText(record: object): string {
  const known = texts.get(record)
  if (known !== undefined) return known
  const text = JSON.stringify(record)
  texts.set(record, text)
  return text
}

/** The JSON array of a list of records. */
export const listText = (records: readonly object[]): string => `[${records.map(recordText).join(',\n')}]`
