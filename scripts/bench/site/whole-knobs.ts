import { highlight } from '../../../src/highlighter/highlight'
import { toHtml } from '../../../src/highlighter/code-tokens'
import { cssOf, startValues } from './generator-css'

// The generator's page without a framework: each move of a control prints all of the code again. It uses the printer and
// the highlighter of the site, so that the comparison measures everything else.

const values = { ...startValues }

const find = (selector: string) => {
  const element = document.querySelector(selector)
  if (element === null) throw new Error(`The generator's page has no ${selector}.`)
  return element
}

const preview = find('[data-stage] style')
const code = find('figure pre code')
let rest = 0

for (const [name, start] of Object.entries(values)) {
  const input = find(`#generator-${name}`)
  if (!(input instanceof HTMLInputElement)) throw new Error(`The knob of ${name} is no input.`)
  input.addEventListener('input', () => {
    const value = typeof start === 'number' ? input.valueAsNumber : input.value
    Object.assign(values, { [name]: value })
    const css = cssOf(values)
    preview.textContent = css
    code.innerHTML = toHtml(highlight(css.trimEnd(), 'css'))
    const output = document.querySelector(`output[for="${input.id}"]`)
    if (output !== null) output.textContent = String(value)
    clearTimeout(rest)
    rest = window.setTimeout(() => {
      const url = new URL(window.location.href)
      url.searchParams.set(name, String(value))
      window.history.replaceState(null, '', url)
    }, 200)
  })
}
