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

/** How the previews are shown. */
export const previewStore = {
  subscribe: store.subscribe,
  read: (): PreviewSettings => store.read() ?? (initial ??= inAddress()),
  /** The settings of the prerendered page. */
  start: (): PreviewSettings => start,
}

function show(settings: PreviewSettings) {
  applyPreview(settings)
  store.publish(settings)
}

const write = restingWrite(() =>
  changeQuery((parameters) => {
    for (const name of ['preview-width', 'preview-scheme', 'preview-dir']) parameters.delete(name)
    for (const [name, text] of Object.entries(previewParameters(previewStore.read())))
      parameters.set(name, text)
  }),
)

/** Changes how all previews are shown, on the next pages too, and writes it into the address. */
export function choosePreview(change: PreviewSettings): void {
  chosen = { ...previewStore.read(), ...change }
  show(chosen)
  write.later()
}

/**
 * Follows the address while a page is on screen. An address that says nothing gets what was chosen on another page.
 *
 * @returns What ends that.
 */
export function followPreview(): () => void {
  const { pathname } = window.location
  const follow = () => {
    write.cancel()
    // After a step to another page, this one is still on screen for a moment.
    if (window.location.pathname !== pathname) return
    const named = inAddress()
    show(isDefault(named) ? chosen : named)
    if (isDefault(named) && !isDefault(chosen)) write.later()
  }
  follow()
  // A click may lead to another page: a write that still waits is done before.
  document.addEventListener('click', write.now, true)
  window.addEventListener('popstate', follow)
  return () => {
    document.removeEventListener('click', write.now, true)
    window.removeEventListener('popstate', follow)
    write.cancel()
  }
}
