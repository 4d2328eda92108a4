import { renderTokens, renumber } from '../../../src/highlighter/code-tokens'
import { highlight } from '../../../src/highlighter/highlight'
import { over, readableOn } from '../../../src/registry/color'
import { verdictOn, wordsOf } from '../../../src/registry/readability'
import { cssOf, startValues } from './generator-css'
import { find } from './knob-page'
import { knob } from './measured-knob'

// The least script that shows what the generator shows: for each move it prints, colors and judges once, with the site's
// own functions, and writes what differs. It has no framework.

const input = find(HTMLInputElement, `#${knob.id}`)
const output = find(HTMLOutputElement, `output[for="${knob.id}"]`)
const preview = find(HTMLStyleElement, '[data-stage] style')
const words = find(HTMLSpanElement, '[data-readable] > span')
const code = find(HTMLElement, 'figure pre code')
const { backgroundColor } = startValues
let tokens = highlight(cssOf(startValues).trimEnd(), 'css')

input.addEventListener('input', () => {
  const opacity = input.valueAsNumber
  const css = cssOf({ ...startValues, opacity })
  const text = readableOn(over(backgroundColor, '#4a1f8a', opacity))
  const verdict = verdictOn([{ text, tint: backgroundColor, opacity }])
  if (verdict === undefined) throw new Error(`${backgroundColor} is no color that can be judged.`)
  tokens = renumber(tokens, css.trimEnd()) ?? highlight(css.trimEnd(), 'css')
  preview.textContent = css
  renderTokens(code, tokens)
  words.textContent = wordsOf(verdict)
  output.textContent = String(opacity)
})
