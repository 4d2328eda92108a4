import { highlight } from '../../../src/highlighter/highlight'
import { toHtml } from '../../../src/highlighter/code-tokens'
import { encodeGlass } from '../../../src/glass/code'
import { glassParameter } from '../../../src/glass/glass-choice'
import { propertiesOf, printCss } from '../../../src/glass/css'
import type { Scheme } from '../../../src/glass/glass-values'
import { defaultGlass, type Glass } from '../../../src/glass/glass-values'
import { find } from './measured-control'

// The studio without a framework: each move sets the property that has changed on every half, prints and colors the code
// again, and writes the address as the site does. It uses the site's own printers.

const slider = find(HTMLInputElement, '#control-radius')
const number = find(HTMLInputElement, '[aria-label="Radius, number"]')
const code = find(HTMLElement, '[role=tabpanel] pre code')
const halves = [...document.querySelectorAll<HTMLElement>('[data-half]')]
let glass: Glass = defaultGlass
let last = -Infinity
let rest = 0

function write() {
  last = performance.now()
  const url = new URL(window.location.href)
  url.searchParams.set(glassParameter, encodeGlass(glass))
  window.history.replaceState(null, '', url)
}

slider.addEventListener('input', () => {
  const before = glass
  glass = { ...glass, radius: slider.valueAsNumber }
  for (const half of halves) {
    // Each half is named after its scheme.
    const scheme = half.dataset.half as Scheme
    const old: Readonly<Record<string, string>> = propertiesOf(before, scheme)
    for (const [name, value] of Object.entries(propertiesOf(glass, scheme)))
      if (old[name] !== value) half.style.setProperty(name, value)
  }
  number.value = slider.value
  code.innerHTML = toHtml(highlight(printCss(glass).trimEnd(), 'css'))
  clearTimeout(rest)
  if (performance.now() - last >= 400) write()
  else rest = window.setTimeout(write, 200)
})
