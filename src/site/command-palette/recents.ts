import { deviceState } from '../../ui/device-state'

/** The most ids that are remembered. */
const most = 5

const ids = deviceState<readonly string[]>({
  key: 'vitrine:recent',
  // Ids have no line breaks.
  parse: (text) => text?.split('\n') ?? [],
  format: (recent) => recent.join('\n'),
})

/** The ids of the lines that were opened last on this device, the latest first. */
export const readRecents = ids.read

/** Remembers that a line was opened. */
export const addRecent = (id: string): void =>
  ids.publish([id, ...ids.read().filter((other) => other !== id)].slice(0, most))
