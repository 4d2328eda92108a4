import { transform } from 'lightningcss'
import type { Look, Looks } from './read-looks'

const shortened = new Map<string, string>()

/** A build of CSS writes `.5` for `0.5`, and Emotion does not: both are compared as a build writes them. */
function shorten(value: string): string {
  const known = shortened.get(value)
  if (known !== undefined) return known
  const code = Buffer.from(`a{--value:${value}}`)
  const short = transform({ filename: 'value.css', code, minify: true, errorRecovery: true })
  const text = short.code.toString().replace(/\s*([,:;(){}])\s*/g, '$1')
  shortened.set(value, text)
  return text
}

/** Values that are no more than the text of a rule: those of custom properties, and what keyframes say. */
const isText = (property: string) => property.startsWith('--') || property === 'animation-name'

/** A build of CSS writes `background: 0 0` for `background: none`. No percentage and no length are the same. */
const withoutZero = (value: string) => value.replace(/(?<![\d.])0%/g, '0px')

/** Emotion also writes these for the flex boxes of browsers without `flex`; to the others they say nothing. */
const prefixed = /^-webkit-box-(align|pack|flex|direction|orient)$/

const isSame = (property: string, one = '', other = '') =>
  one === other ||
  (isText(property) && shorten(one) === shorten(other)) ||
  (property.startsWith('background-position') && withoutZero(one) === withoutZero(other)) ||
  prefixed.test(property)

const keysOf = (one: object, other: object) => [...new Set([...Object.keys(one), ...Object.keys(other)])]

const differencesOf = (place: string, look: Look, other: Look) =>
  keysOf(look, other).flatMap((property) =>
    isSame(property, look[property], other[property])
      ? []
      : [`${place}: ${property} is ${look[property]} with Emotion, ${other[property]} with CSS modules`],
  )

/** Lists the differences between the looks of the two stylings, each with its element, its property and both values. */
export const differences = (emotion: Looks, css: Looks): string[] =>
  keysOf(emotion, css).flatMap((place) => {
    const [look, other] = [emotion[place], css[place]]
    if (look === undefined) return [`${place} is there with CSS modules only`]
    if (other === undefined) return [`${place} is there with Emotion only`]
    return differencesOf(place, look, other)
  })
