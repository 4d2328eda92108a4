import parseValue, { type FunctionNode, type Node } from 'postcss-value-parser'
import type { Pane, PanePart } from '../../registry/pane'
import { isPropertyName } from '../css'
import type { Scheme } from '../glass-values'
import type { Chosen } from './choose-blocks'
import { readDeclaration } from './plain'
import { relativeColor } from './relative-color'
import { ignore, type Ignored } from './report'
import type { Declaration } from './sheet'

/** Something that a text says, and the declaration that says it. */
export interface Fact<Value> {
  readonly value: Value
  readonly text: string
}

/** The parts of a pane that plain CSS sets. */
export type Facts = { readonly [Part in PanePart]?: Fact<Pane[Part]> }

/** The declarations of a text about its glass in one scheme. */
export interface SchemeFacts {
  readonly plain: Facts
  /** Our custom properties, by name: values without `var()`, `light-dark()` and colors of the scheme. */
  readonly own: ReadonlyMap<string, Fact<string>>
  /** The custom properties that plain declarations use. */
  readonly used: ReadonlySet<string>
  readonly ignored: readonly Ignored[]
}

const isCustom = ({ property }: Declaration) => property.startsWith('--')
const declared = (blocks: Chosen['page']) => blocks.flatMap(({ declarations }) => declarations)

/** Reads what the chosen blocks say in one scheme. */
export function factsOf({ page, glass }: Chosen, scheme: Scheme): SchemeFacts {
  const element = cascade(withoutPrefixed(declared(glass)), scheme)
  const custom = [...cascade(declared(page), scheme), ...element].filter(isCustom)
  const values = new Map(custom.map(({ property, value }) => [property, value]))
  const used = new Set<string>()
  const known = new Map<string, string>()
  const ignored: Ignored[] = []
  const leave = (text: string, why: string) => void ignored.push(ignore(text, why))

  /** The value without `var()` and `light-dark()`; undefined if the text lacks a custom property. */
  const resolved = ({ value, text }: Declaration): string | undefined => {
    try {
      return resolve(value, {
        scheme,
        known,
        valueOf: (name) => {
          used.add(name)
          return values.get(name)
        },
      })
    } catch (error) {
      if (!(error instanceof NoValue)) throw error
      leave(text, error.message)
      return undefined
    }
  }

  const plain = {}
  const layers = layersOf(element)
  const readPlain = (declaration: Declaration) => {
    const { property, text } = declaration
    const why = whyNotPainted(declaration, layers)
    if (why !== undefined) return leave(text, why)
    const value = resolved(declaration)
    // Tailwind's properties may be empty.
    if (value === undefined || value === '') return
    const { parts = {}, notes = [] } = readDeclaration(property, value)
    for (const [part, said] of Object.entries(parts)) Object.assign(plain, { [part]: { value: said, text } })
    for (const note of notes) leave(text, note)
  }
  for (const declaration of element) if (!isCustom(declaration)) readPlain(declaration)

  const isUnknown = ({ property }: Declaration) => !isPropertyName(property) && !used.has(property)
  const listed = [
    ...element.filter(isCustom),
    ...custom.filter(({ property }) => property.startsWith('--glass-')),
  ]
  for (const { text } of listed.filter(isUnknown))
    leave(text, 'It is not one of our custom properties, and the glass does not use it.')

  const own = new Map<string, Fact<string>>()
  for (const declaration of custom.filter(({ property }) => isPropertyName(property))) {
    const value = resolved(declaration)
    if (value !== undefined) own.set(declaration.property, { value, text: declaration.text })
  }
  return { plain, own, used, ignored }
}

/** The declarations of a scheme in ascending priority: those that name the scheme win over the others. */
function cascade(declarations: readonly Declaration[], scheme: Scheme): readonly Declaration[] {
  const priority = (one: Declaration) => (one.isImportant ? 2 : 0) + (one.scheme === undefined ? 0 : 1)
  return declarations
    .filter((one) => one.scheme === undefined || one.scheme === scheme)
    .toSorted((one, other) => priority(one) - priority(other))
}

/** Drops a prefixed declaration if there is one without the prefix. */
function withoutPrefixed(declarations: readonly Declaration[]): readonly Declaration[] {
  const keyOf = ({ property, scheme }: Declaration) => `${property} ${scheme}`
  const standard = new Set(declarations.filter(({ isPrefixed }) => !isPrefixed).map(keyOf))
  return declarations.filter((one) => !one.isPrefixed || !standard.has(keyOf(one)))
}

/** The layers of a glass, each a pseudo-element; undefined is the element itself. */
interface Layers {
  /** It has the filter. */
  readonly frosted: string | undefined
  /** It has the tint, border and shadow. */
  readonly painted: string | undefined
}

/** The glass may be one layer, or two: one that blurs, and one with the color. */
function layersOf(declarations: readonly Declaration[]): Layers {
  const withTint = new Set(
    declarations.flatMap(({ property, layer }) => (/^background(-color)?$/.test(property) ? [layer] : [])),
  )
  const filter = declarations.findLast(({ property }) => property === 'backdrop-filter')
  if (filter) {
    const [only] = withTint
    const frosted = filter.layer
    return { frosted, painted: withTint.size === 1 ? only : frosted }
  }
  const layer = declarations.some((one) => one.layer === undefined) ? undefined : declarations[0]?.layer
  return { frosted: layer, painted: layer }
}

/** Properties of the element that count even if its glass is on a pseudo-element. */
const ofElement = new Set(['border-radius', 'color'])

/** Why a declaration does not apply to the glass; undefined if it does. */
function whyNotPainted(
  { property, layer, value }: Declaration,
  { frosted, painted }: Layers,
): string | undefined {
  const isOfElement = layer === undefined && ofElement.has(property)
  if (layer !== painted && layer !== frosted && !isOfElement)
    return layer === undefined
      ? `It is for the element; its glass is on ::${painted}.`
      : `It is for ::${layer}, which is not the glass.`
  if (property === 'opacity' && layer === undefined)
    return 'It fades the content too. The glass fades only its tint.'
  if (property === 'opacity' && layer !== painted) return 'It fades the blur, which the glass never does.'
  return layer !== undefined && property === 'border-radius' && value === 'inherit'
    ? 'It is the radius of the element.'
    : undefined
}

/** Thrown if a custom property has no value in the text. */
class NoValue extends Error {}

interface Variables {
  readonly scheme: Scheme
  /** The value of a custom property, if it has one. */
  readonly valueOf: (name: string) => string | undefined
  /** The custom properties that are resolved already: each once, however often others refer to it. */
  readonly known: Map<string, string>
}

/** How deep custom properties may refer to each other, and how long a value may become. */
const limits = { depth: 12, length: 2000 }

/**
 * Replaces `var()`, `light-dark()` and relative colors by their values.
 *
 * @throws {NoValue} If a custom property has no value.
 */
function resolve(value: string, variables: Variables, depth = 0): string {
  if (depth > limits.depth || value.length > limits.length) throw new NoValue('It is too long to be read.')
  const print = (nodes: readonly Node[]): string => nodes.map(printNode).join('')
  const printNode = (node: Node): string => {
    if (node.type !== 'function') return parseValue.stringify(node)
    const name = node.value.toLowerCase()
    if (name === 'light-dark') return print(argumentOf(node, variables.scheme === 'light' ? 0 : 1)).trim()
    if (name === 'var') return variable(node)
    const call = `${node.value}(${node.before}${print(node.nodes)}${node.after})`
    return (node.nodes[0]?.value === 'from' ? relativeColor(call, variables.scheme) : undefined) ?? call
  }
  const variable = (node: FunctionNode): string => {
    const name = print(argumentOf(node, 0)).trim()
    const own = variables.valueOf(name)
    if (own !== undefined) {
      const known = variables.known.get(name) ?? resolve(own, variables, depth + 1)
      variables.known.set(name, known)
      return known
    }
    if (node.nodes.some(isComma)) return print(argumentOf(node, 1)).trim()
    // Tailwind sets its own properties to an empty value in other rules, which are seldom copied.
    if (name.startsWith('--tw-')) return ''
    throw new NoValue(`${name} has no value in this text.`)
  }
  const resolved = print(parseValue(value).nodes).trim()
  if (resolved.length > limits.length) throw new NoValue('It is too long to be read.')
  return resolved
}

const isComma = (node: Node) => node.type === 'div' && node.value === ','

/** The nodes before or after the first comma: a fallback of `var()` may contain more commas. */
function argumentOf({ nodes }: FunctionNode, index: 0 | 1): readonly Node[] {
  const comma = nodes.findIndex(isComma)
  if (comma === -1) return index === 0 ? nodes : []
  return index === 0 ? nodes.slice(0, comma) : nodes.slice(comma + 1)
}
