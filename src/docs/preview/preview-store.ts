import { addressState } from '../../ui/address-state'
import {
  applyPreview,
  isDefault,
  parsePreview,
  previewParameters,
  type PreviewSettings,
} from './preview-settings'

/** What the visitor has chosen since the site was loaded. */
let chosen: PreviewSettings = {}

/** How the previews are shown. An address that says nothing gets what was chosen on another page. */
export const previewStore = addressState<PreviewSettings>({
  start: chosen,
  parse: (parameters) => {
    const named = parsePreview(parameters)
    return isDefault(named) ? chosen : named
  },
  format: (settings, parameters) => {
    for (const name of ['preview-width', 'preview-scheme', 'preview-dir']) parameters.delete(name)
    for (const [name, text] of Object.entries(previewParameters(settings))) parameters.set(name, text)
  },
})
previewStore.subscribe(() => applyPreview(previewStore.read()))

/** Changes how all previews are shown, on the next pages too, and writes it into the address. */
export function choosePreview(change: PreviewSettings): void {
  chosen = { ...previewStore.read(), ...change }
  previewStore.publish(chosen)
  previewStore.write.later()
}

/** The address of a page that was opened later gets what was chosen before. */
function keepChosen() {
  const isNamed = !isDefault(parsePreview(window.location.search))
  if (!isNamed && !isDefault(chosen)) previewStore.write.later()
}

/** Follows the address while a page is on screen; returns what ends that. */
export function followPreview(): () => void {
  previewStore.reread()
  keepChosen()
  return previewStore.follow(keepChosen)
}
