import { least, wordsOf, worstCaseOf } from '../../registry/worst-case'

/** The custom properties that the code shows, in order: two colors, then the values of the three sliders. */
export const shownProperties = [
  '--glass-tint',
  '--glass-foreground',
  '--glass-tint-opacity',
  '--glass-blur',
  '--glass-radius',
] as const

/** The showpiece below a node, if there is one. */
export const showpieceIn = (root: ParentNode) => root.querySelector<HTMLElement>('[data-showpiece]')

/** The channels of `#rrggbb`. The parser of all colors is ten times as long as this script. */
export const channelsOf = (hex: string) => {
  const [r, g, b] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))
  return { r: r ?? 0, g: g ?? 0, b: b ?? 0 }
}

/** How readable text is on glass, in words. */
export function readabilityOf(tint: string, foreground: string, opacity: number) {
  const worst = worstCaseOf(channelsOf(foreground), channelsOf(tint), opacity)
  const isReadable = worst.ratio >= least.text
  const [verdict = '', ratio = ''] = wordsOf({ ...worst, isReadable }).split(' – ')
  return { isReadable, verdict, ratio }
}

/**
 * Lets the controls of a showpiece shape its glass and the code beside it. Calling it again changes nothing: it runs before
 * hydration in home's document, and again when the page is hydrated or opened by a link.
 */
export function shapeGlass(showpiece: HTMLElement): void {
  const all = <E extends HTMLElement>(selector: string) => [...showpiece.querySelectorAll<E>(selector)]
  const ranges = all<HTMLInputElement>('[type=range]')
  const show = (name: string, text: string) =>
    all(`[data-show=${name}]`).forEach((place) => (place.textContent = text))

  const shape = (event?: Event) => {
    const [glass] = all<HTMLInputElement>(':checked')
    const [tint = '', foreground = '', ...numbers] = glass?.dataset.glass?.split(' ') ?? []
    if (event?.target === glass) ranges.forEach((range, index) => (range.value = numbers[index] ?? ''))
    const values = [tint, foreground, ...ranges.map(({ value, dataset }) => value + (dataset.unit ?? ''))]
    shownProperties.forEach((property, index) => {
      showpiece.style.setProperty(property, values[index] ?? '')
      show(property, values[index] ?? '')
    })
    const { isReadable, verdict, ratio } = readabilityOf(tint, foreground, Number(ranges[0]?.value))
    showpiece.toggleAttribute('data-unreadable', !isReadable)
    show('verdict', verdict)
    show('ratio', ratio)
    const changed = ranges.filter(({ value }, index) => value !== numbers[index])
    const named = [...(glass?.value ? [glass] : []), ...changed].map(({ name, value }) => `${name}=${value}`)
    const search = named.length === 0 ? '' : `?${named.join('&')}`
    show('search', search)
    for (const link of all<HTMLAnchorElement>('a')) link.search = search
  }

  for (const fieldset of all<HTMLFieldSetElement>('fieldset')) fieldset.disabled = false
  showpiece.oninput = shape
  shape()
}
