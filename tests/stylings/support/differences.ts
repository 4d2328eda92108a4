import type { Look, Looks } from './read-looks'

const keysOf = (one: object, other: object) => [...new Set([...Object.keys(one), ...Object.keys(other)])]

const differencesOf = (place: string, look: Look, other: Look) =>
  keysOf(look, other).flatMap((property) =>
    look[property] === other[property]
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
