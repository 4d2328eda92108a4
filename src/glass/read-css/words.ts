import parseValue, { type Node } from 'postcss-value-parser'

/** One layer of a value – what stands between two commas – as its words: `inset`, `1px`, `rgb(0 0 0 / 50%)`, `/`. */
export type Words = readonly string[]

/** The layers of a value. Comments are left out. */
export function layersOf(value: string): readonly Words[] {
  const layers: string[][] = [[]]
  for (const node of parseValue(value).nodes) {
    if (node.type === 'space' || node.type === 'comment') continue
    if (node.type === 'div' && node.value === ',') layers.push([])
    else layers.at(-1)?.push(textOf(node))
  }
  return layers
}

/** The words of a value that has one layer; nothing where it has several. */
export function wordsOf(value: string): Words | undefined {
  const [words, ...others] = layersOf(value)
  return others.length === 0 ? words : undefined
}

/** A function such as `blur(10px)`, by its name in lower case and its arguments; nothing for any other word. */
export function callOf(word: string): { readonly name: string; readonly args: readonly Words[] } | undefined {
  const [node, ...others] = parseValue(word).nodes
  if (node?.type !== 'function' || others.length > 0) return undefined
  return { name: node.value.toLowerCase(), args: layersOf(parseValue.stringify(node.nodes)) }
}

const textOf = (node: Node) => (node.type === 'div' ? node.value : parseValue.stringify(node))

/** The px of a unit of length. `rem` and `em` are those of a page that leaves the size of its text alone. */
const pixels: Readonly<Record<string, number>> = { px: 1, rem: 16, em: 16 }

/** A length in px: `10px`, `0.5rem`, `1em`, `0`. Nothing for any other word. */
export function lengthOf(word: string | undefined): number | undefined {
  const parsed = parseValue.unit(word ?? '')
  if (parsed === false) return undefined
  const number = Number(parsed.number)
  if (parsed.unit === '') return number === 0 ? 0 : undefined
  const size = pixels[parsed.unit.toLowerCase()]
  return size === undefined ? undefined : rounded(number * size)
}

/** A number, or a percentage as its share: `1.8` and `180%` are the same. Nothing for any other word. */
export function numberOf(word: string | undefined): number | undefined {
  const parsed = parseValue.unit(word ?? '')
  if (parsed === false || !['', '%'].includes(parsed.unit)) return undefined
  return rounded(Number(parsed.number) / (parsed.unit === '%' ? 100 : 1))
}

/** Without the errors of floating point: 0.1 × 3 is 0.3. */
export const rounded = (value: number): number => Number(value.toFixed(4))
