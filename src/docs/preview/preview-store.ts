import { useSyncExternalStore } from 'react'
import { addressState } from '../../ui/address-state'
import {
  applyPreview,
  isDefault,
  parsePreview,
  previewParameters,
  type PreviewSettings,
} from '../../registry/preview-settings'

/** The visitor's choice since the site was loaded. */
let chosen: PreviewSettings = {}

/** How the previews are shown. An address without settings gets those that were chosen on another page. */
const store = addressState<PreviewSettings>({
  start: {},
  parse: (parameters) => {
    const named = parsePreview(parameters)
    return isDefault(named) ? chosen : named
  },
  format: (settings, parameters) => {
    for (const name of ['preview-width', 'preview-scheme', 'preview-dir']) parameters.delete(name)
    for (const [name, text] of Object.entries(previewParameters(settings))) parameters.set(name, text)
  },
})
store.subscribe(() => applyPreview(store.read()))

/** A part of how all previews are shown: the default while the page hydrates. */
export const usePreview = <Part>(part: (settings: PreviewSettings) => Part): Part =>
  useSyncExternalStore(
    store.subscribe,
    () => part(store.read()),
    () => part(store.start()),
  )

/** Changes how all previews are shown, here and on the next pages, and writes it to the address. */
export function choosePreview(change: PreviewSettings): void {
  chosen = { ...store.read(), ...change }
  store.publish(chosen)
  store.write.later()
}

/** Writes the chosen settings to an address without settings. */
function keepChosen() {
  const isNamed = !isDefault(parsePreview(window.location.search))
  if (!isNamed && !isDefault(chosen)) store.write.later()
}

/**
 * Follows the address while a page is on screen. Without settings, the address gets those chosen on another page.
 *
 * @returns A function that stops.
 */
export function followPreview(): () => void {
  store.reread()
  keepChosen()
  const stop = store.follow(keepChosen)
  return () => {
    stop()
    // Previews elsewhere, as in a story, are as their author shows them.
    store.publish({})
  }
}
