import { deviceStorage } from '../../ui/guarded-storage'

const key = 'vitrine:recent'

/** How many are remembered. */
const most = 5

/** What this visit remembers, as the browser may refuse to store it. Ids have no line breaks. */
let ids = deviceStorage.get(key)?.split('\n') ?? []

/** The ids of the lines that were opened last on this device, the latest first. */
export const readRecents = (): readonly string[] => ids

/** Remembers that a line was opened. */
export function addRecent(id: string): void {
  ids = [id, ...ids.filter((other) => other !== id)].slice(0, most)
  deviceStorage.set(key, ids.join('\n'))
}
