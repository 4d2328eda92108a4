import { isOfPreview } from './registry/customizer-state'
import { applyPreview, parsePreview } from './registry/preview-settings'
import { applyScheme } from './site/theme/scheme'

// The build inlines this script into the head of every embed, where it runs before the first paint.

const parameters = new URLSearchParams(window.location.search)
const { scheme, dir } = parsePreview(parameters)

applyScheme(scheme ?? 'system')
// Its frame says how wide it is.
applyPreview({ dir })

/** How long the values of the address may take to be shown, in ms. After that, the defaults are better than nothing. */
const patience = 3000

if ([...parameters.keys()].some((name) => !isOfPreview(name))) {
  const { dataset } = document.documentElement
  dataset.values = ''
  setTimeout(() => delete dataset.values, patience)
}
