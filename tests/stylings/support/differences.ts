import type { Look, Looks } from './read-looks'

/** Emotion leaves out spaces that say nothing. */
const withoutSpaces = (text: string) => text.replace(/\s+/g, ' ').replace(/ ?([,:;(){}/]) ?/g, '$1')

/** Values that are no more than the text of a rule: those of custom properties, and what keyframes say. */
const isText = (property: string) => property.startsWith('--') || property === 'animation-name'

/** Emotion also writes these for the flex boxes of browsers without `flex`; to the others they say nothing. */
const prefixed = /^-webkit-box-(align|pack|flex|direction|orient)$/

const isSame = (property: string, one = '', other = '') =>
  one === other ||
  (isText(property) && withoutSpaces(one) === withoutSpaces(other)) ||
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
