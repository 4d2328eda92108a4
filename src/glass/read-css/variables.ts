import parseValue, { type FunctionNode, type Node } from 'postcss-value-parser'
import type { Scheme } from '../glass'

/** Says that a custom property has no value in the text. */
export class NoValue extends Error {}

/** What `var()` and `light-dark()` stand for. */
export interface Variables {
  readonly scheme: Scheme
  /** The value of a custom property; nothing where it has none. */
  readonly valueOf: (name: string) => string | undefined
}

/** How deep custom properties may refer to each other, and how long what they stand for may be. */
const limits = { depth: 12, length: 2000 }

/**
 * A value with the values of its custom properties, and with that of its scheme for `light-dark()`.
 *
 * @throws {NoValue} Where a custom property has no value.
 */
export function resolve(value: string, variables: Variables, depth = 0): string {
  if (depth > limits.depth || value.length > limits.length) throw new NoValue('It is too long to be read.')
  const print = (nodes: readonly Node[]): string => nodes.map(printNode).join('')
  const printNode = (node: Node): string => {
    if (node.type !== 'function') return parseValue.stringify(node)
    const name = node.value.toLowerCase()
    if (name === 'light-dark') return print(argumentOf(node, variables.scheme === 'light' ? 0 : 1)).trim()
    if (name === 'var') return variable(node)
    return `${node.value}(${node.before}${print(node.nodes)}${node.after})`
  }
  const variable = (node: FunctionNode): string => {
    const name = print(argumentOf(node, 0)).trim()
    const known = variables.valueOf(name)
    if (known !== undefined) return resolve(known, variables, depth + 1)
    if (node.nodes.some(isComma)) return print(afterComma(node)).trim()
    // Tailwind gives its own properties an empty value, in rules that a visitor seldom takes along.
    if (name.startsWith('--tw-')) return ''
    throw new NoValue(`${name} has no value in this text.`)
  }
  const resolved = print(parseValue(value).nodes).trim()
  if (resolved.length > limits.length) throw new NoValue('It is too long to be read.')
  return resolved
}

const isComma = (node: Node) => node.type === 'div' && node.value === ','

/** The first or second argument of a function. */
function argumentOf({ nodes }: FunctionNode, index: 0 | 1): readonly Node[] {
  const comma = nodes.findIndex(isComma)
  if (comma === -1) return index === 0 ? nodes : []
  return index === 0 ? nodes.slice(0, comma) : nodes.slice(comma + 1)
}

/** A fallback is all that stands after the first comma, further commas included. */
const afterComma = (node: FunctionNode) => argumentOf(node, 1)
