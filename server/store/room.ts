import { listLabels, type ListName, StoreError } from './store'

/** How much a list holds. */
export interface Fill {
  records: number
  /** As JSON. */
  bytes: number
}

/** How much a list may hold; undefined for no limit. */
export interface Room {
  records: number | undefined
  bytes: number
}

/** How much a list in memory holds. */
export const fillOf = ({ entries, bytes }: { entries: readonly object[]; bytes: number }): Fill => ({
  records: entries.length,
  bytes,
})

const mebibyte = 2 ** 20

/** The settings of the store's limits. */
export interface RoomSettings {
  /** Records per list. */
  recordLimit?: number | undefined
  /** Bytes of all stories. */
  byteLimit?: number | undefined
}

/** The room of each list. A flood of one leaves room for the others, because each list has its own. */
export function roomsOf(records: number | undefined, storyBytes: number): Record<ListName, Room> {
  return {
    stories: { records, bytes: storyBytes },
    waiting: { records, bytes: storyBytes / 4 },
    messages: { records, bytes: storyBytes / 4 },
  }
}

/**
 * The error for records that do not fit into a list; undefined when they fit.
 *
 * @param added what is to be added
 * @param remedy a sentence on what the owner can do
 */
export function lackOfRoom(
  name: ListName,
  fill: Fill,
  added: Fill,
  room: Room,
  remedy: string,
): StoreError | undefined {
  const full = (fact: string) => new StoreError('full', `The store is full: ${fact}. ${remedy}`)
  if (room.records !== undefined && fill.records + added.records > room.records)
    return full(`it holds ${fill.records} ${listLabels[name]}`)
  if (fill.bytes + added.bytes > room.bytes)
    return full(`its ${listLabels[name]} have reached ${room.bytes / mebibyte} MiB`)
  return undefined
}

/** Watches how full a list is. The returned function calls `warn` once when the list reaches 80% of its room. */
export function watchRoom(name: ListName, room: Room, warn: (message: string) => void): (fill: Fill) => void {
  let hasWarned = false
  return ({ records, bytes }) => {
    const part = Math.max(bytes / room.bytes, room.records === undefined ? 0 : records / room.records)
    if (part >= 0.8 && !hasWarned)
      warn(
        `The ${listLabels[name]} have reached ${Math.floor(part * 100)}% of their room. Remove some, or raise its limits.`,
      )
    hasWarned = part >= 0.8
  }
}
