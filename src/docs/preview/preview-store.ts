import { useSyncExternalStore } from 'react'
import { createStore } from '../../ui/store'
import { changeQuery, restingWrite } from '../page/page-query'
import {
  applyPreview,
  isDefault,
  parsePreview,
  previewParameters,
  type PreviewSettings,
} from './preview-settings'

const start: PreviewSettings = {}
const store = createStore<PreviewSettings | undefined>(undefined)
let initial: PreviewSettings | undefined

/** What the visitor has chosen since the site was loaded. */
let chosen = start

const inAddress = () => parsePreview(window.location.search)

const read = (): PreviewSettings => store.read() ?? (initial ??= inAddress())

/** A part of how all previews are shown: the default while the page hydrates. */
export const usePreview = <Part>(part: (settings: PreviewSettings) => Part): Part =>
  useSyncExternalStore(
    store.subscribe,
    () => part(read()),
    () => part(start),
  )

function show(settings: PreviewSettings) {
  applyPreview(settings)
  store.publish(settings)
}

const write = restingWrite(() =>
  changeQuery((parameters) => {
    for (const name of ['preview-width', 'preview-scheme', 'preview-dir']) parameters.delete(name)
    for (const [name, text] of Object.entries(previewParameters(read()))) parameters.set(name, text)
  }),
)

/** Changes how all previews are shown, here and on the next pages, and writes it to the address. */
export function choosePreview(change: PreviewSettings): void {
  chosen = { ...read(), ...change }
  show(chosen)
  write.later()
}

/**
 * Follows the address while a page is on screen. Without settings, the address gets those chosen on another page.
 *
 * @returns A function that stops.
 */
export function followPreview(): () => void {
  const { pathname } = window.location
  const follow = () => {
    write.cancel()
    // After a step in the history, the page before stays on screen for a moment.
    if (window.location.pathname !== pathname) return
    const named = inAddress()
    show(isDefault(named) ? chosen : named)
    if (isDefault(named) && !isDefault(chosen)) write.later()
  }
  follow()
  // A click may lead to another page: a pending write comes first.
  document.addEventListener('click', write.now, true)
  window.addEventListener('popstate', follow)
  return () => {
    document.removeEventListener('click', write.now, true)
    window.removeEventListener('popstate', follow)
    write.cancel()
  }
}
