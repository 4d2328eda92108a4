import { listLabels, type ListName, quantity, StoreError } from './store'

/** The default limits of the store. Above them, the server rejects posts. */
export const storageLimits = {
  /** Records per list of the file, unless `STORE_LIMIT` is set. PostgreSQL has no default. */
  records: 10_000,
  /**
   * Bytes of the file's stories, unless `STORE_SIZE` is set. Every write rewrites the whole file, which takes too long
   * far beyond 16 MiB.
   */
  fileBytes: 16 * 1024 * 1024,
  /** Bytes of PostgreSQL's stories, unless `STORE_SIZE` is set. */
  databaseBytes: 1024 * 1024 * 1024,
  /** Bytes of the largest record: the largest body that is accepted. */
  recordBytes: 256 * 1024,
  /** Changes that wait for the disk or for a database connection. */
  waiting: 5_000,
  /** Bytes of the changes that wait. */
  waitingBytes: 32 * 1024 * 1024,
  /** Notifications of a kind, dead letters among them. */
  notifications: 10_000,
} as const

/** The current size of a list. */
export interface Fill {
  records: number
  /** As JSON. */
  bytes: number
}

/** The most that a list may hold; undefined means no limit. */
export interface Capacity {
  list: ListName
  records: number | undefined
  bytes: number
}

/** The fill of a list in memory. */
export const fillOf = ({ entries, bytes }: { entries: readonly object[]; bytes: number }): Fill => ({
  records: entries.length,
  bytes,
})

/** The free space of a list. */
export interface FreeSpace {
  /** In percent. */
  free: number
  /** Set when the largest record would not fit. */
  warning: string | undefined
}

const mebibyte = 2 ** 20

/** The settings of the capacity. */
export interface CapacitySettings {
  /** Records per list. */
  recordLimit?: number | undefined
  /** Bytes of all stories. */
  byteLimit?: number | undefined
  /** Notifications of a kind that wait for the owner's webhook; 0, the default, collects none. */
  outboxLimit?: number | undefined
}

/** The capacity of each list. Each has its own, so that a flood of one cannot fill the others. */
export function capacitiesOf(records: number | undefined, storyBytes: number): Record<ListName, Capacity> {
  return {
    stories: { list: 'stories', records, bytes: storyBytes },
    waiting: { list: 'waiting', records, bytes: storyBytes / 4 },
    messages: { list: 'messages', records, bytes: storyBytes / 4 },
  }
}

/**
 * The error for records that do not fit into a list; undefined when they fit.
 *
 * @param remedy a sentence on what the owner can do
 */
export function capacityError(
  fill: Fill,
  added: Fill,
  capacity: Capacity,
  remedy: string,
): StoreError | undefined {
  const label = listLabels[capacity.list]
  const full = (fact: string) => new StoreError('full', `The store is full: ${fact}. ${remedy}`)
  if (capacity.records !== undefined && fill.records + added.records > capacity.records)
    return full(`it holds ${quantity(fill.records, label)}`)
  if (fill.bytes + added.bytes > capacity.bytes)
    return full(`its ${label} have reached ${capacity.bytes / mebibyte} MiB`)
  return undefined
}

/** How much of a capacity is used; 1 is all. */
const usedPart = ({ records, bytes }: Fill, capacity: Capacity): number =>
  Math.max(bytes / capacity.bytes, capacity.records === undefined ? 0 : records / capacity.records)

/** The free space of a list. @param remedy as of {@link capacityError} */
export const freeSpaceOf = (fill: Fill, capacity: Capacity, remedy: string): FreeSpace => ({
  free: Math.max(0, Math.floor((1 - usedPart(fill, capacity)) * 100)),
  warning: capacityError(fill, { records: 1, bytes: storageLimits.recordBytes }, capacity, remedy)?.message,
})

/** The returned function calls `warn` once when a list reaches 80% of its capacity. */
export function watchCapacity(capacity: Capacity, warn: (message: string) => void): (fill: Fill) => void {
  let hasWarned = false
  return (fill) => {
    const part = usedPart(fill, capacity)
    if (part >= 0.8 && !hasWarned)
      warn(
        `The ${listLabels[capacity.list]} have reached ${Math.floor(part * 100)}% of their capacity. Remove some, or raise the limits.`,
      )
    hasWarned = part >= 0.8
  }
}
