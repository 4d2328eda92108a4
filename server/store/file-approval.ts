import { type FileData, idsOf, remedy } from './file-list'
import { addEntries, removeEntries } from './list-data'
import { recordBytes } from './record-json'
import { fillOf, lackOfRoom, type Room } from './room'
import { isSelectedBy } from './selection'
import type { Selection, Store } from './store'

/**
 * The approval of stories in the file.
 *
 * @param room the room of the stories that everyone sees
 */
export function fileApproval({ current, change }: FileData, room: Room): Store['approve'] {
  return async (selection: Selection) => {
    const isSelected = isSelectedBy(selection)
    if (!current().waiting.entries.some(isSelected)) return []
    let ids: string[] = []
    await change(({ stories, waiting }) => {
      const chosen = waiting.entries.filter(isSelected)
      const added = {
        records: chosen.length,
        bytes: chosen.reduce((sum, { record }) => sum + recordBytes(record), 0),
      }
      const error = lackOfRoom('stories', fillOf(stories), added, room, remedy)
      if (error) throw error
      removeEntries(waiting, chosen)
      addEntries(stories, chosen)
      ids = idsOf(chosen)
    })
    return ids
  }
}
