import { useSyncExternalStore } from 'react'
import type { LevelOpacities } from '../registry/readability'
import { createStore } from '../ui/store'

/** How much the levels of the glass that the previews are in cover. Undefined while they are as delivered. */
export const shownLevels = createStore<LevelOpacities | undefined>(undefined)

/** How much the levels of the glass that the previews are in cover; nothing while they are as delivered. */
export const useShownLevels = (): LevelOpacities | undefined =>
  useSyncExternalStore(shownLevels.subscribe, shownLevels.read, () => undefined)
