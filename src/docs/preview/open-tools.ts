import { useSyncExternalStore } from 'react'
import { createStore } from '../../ui/store'

/** The code of the preview tools, which is loaded when they are first opened. */
type Tools = typeof import('./preview-tools/preview-tools')

const store = createStore<Tools | undefined>(undefined)

/** The tools of the page's previews while they are open; undefined while they are closed. */
export const useOpenTools = (): Tools | undefined =>
  useSyncExternalStore(store.subscribe, store.read, () => undefined)

/** Closes the tools. */
export const closeTools = (): void => store.publish(undefined)

/**
 * Opens the tools.
 *
 * @throws {Error} When their code cannot be loaded.
 */
export const openTools = async (): Promise<void> =>
  store.publish(await import('./preview-tools/preview-tools'))
