import { setImmediate } from 'node:timers/promises'
import { recordBytes } from './record-json'
import { cursorOf, type Page, type Part, type Saved } from './store'

/**
 * The most that is examined for a page of a part, in records and UTF-16 code units. A page that is short then has a cursor
 * all the same.
 */
export const mostExamined = { records: 1_000, text: 2 ** 22 } as const

/** The most bytes of JSON on a page with several records. A page that is short then has a cursor all the same. */
export const mostOnPage = 2 ** 20

/** How much text is examined at a time, before other requests have their turn: milliseconds. */
const turn = 2 ** 16

/** A record with its place. */
export interface Placed<Draft> {
  record: Saved<Draft>
  seq: string | number
}

/** The cursor after a record. */
export const cursorAt = ({ record, seq }: Placed<unknown>): string => cursorOf(record.id, seq)

/**
 * Reads a page. It reads no further than it has to: a store may read the records while they are asked for.
 *
 * @param records newest first
 * @param part those of the page; by default, all
 */
export async function readPage<Draft>(
  records: Iterable<Placed<Draft>> | AsyncIterable<Placed<Draft>>,
  limit: number,
  part: Part<Draft> | undefined,
): Promise<Page<Draft>> {
  const found: Placed<Draft>[] = []
  const page = (last?: Placed<Draft>): Page<Draft> => ({
    records: found.map(({ record }) => record),
    next: last && cursorAt(last),
  })
  let [written, examined, text, rested] = [0, 0, 0, 0]
  for await (const placed of records) {
    const content = part?.textOf(placed.record) ?? ''
    if (part?.has(content) ?? true) {
      const bytes = recordBytes(placed.record)
      // One more than asked for, to know whether there are more.
      if (found.length === limit || (found.length > 0 && written + bytes > mostOnPage))
        return page(found.at(-1))
      found.push(placed)
      written += bytes
    }
    if (part === undefined) continue
    examined += 1
    text += content.length
    if (examined === mostExamined.records || text >= mostExamined.text) return page(placed)
    if (text - rested >= turn) {
      rested = text
      await setImmediate()
    }
  }
  return page()
}
