import { useSyncExternalStore } from 'react'
import type { LevelOpacities } from '../registry/readability'
import { createStore } from '../ui/store'

/** The opacities of the visitor's glass while the previews use it. */
export const shownLevels = createStore<LevelOpacities | undefined>(undefined)

/** The opacities of the visitor's glass; undefined while the previews are as delivered. */
export const useShownLevels = (): LevelOpacities | undefined =>
  useSyncExternalStore(shownLevels.subscribe, shownLevels.read, () => undefined)
