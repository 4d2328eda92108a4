import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import {
  arrayLiteral,
  field,
  inBraces,
  inParentheses,
  isPlainObject,
  jsxElement,
  objectLiteral,
  stringLiteral,
} from './jsx-layout'
import { fill, ifBreak, type Doc } from './pretty-printer'

const writesBack = new WeakSet<object>()

/** Marks a handler that only updates the live preview, so that the printed code omits it. */
export function writeBack<Handler extends (...args: never[]) => void>(handler: Handler): Handler {
  writesBack.add(handler)
  return handler
}

const isWriteBack = (value: unknown): boolean => typeof value === 'function' && writesBack.has(value)

/** The code of an element, formatted like Prettier, and the names of the scope that it uses. */
export interface PrintedJsx {
  readonly doc: Doc
  readonly names: ReadonlySet<string>
  /** Whether it has props that a server component cannot pass, such as functions. */
  readonly needsClient: boolean
}

/** The names that printed code may use, by the values they stand for. */
export type Scope = Readonly<Record<string, unknown>>

/**
 * Prints an element as JSX. Components and other values without a literal form are found in `scope` by identity: a minifier
 * changes `type.name`.
 *
 * @throws {Error} When a component, function or instance has no name in scope; its cause is the attribute.
 */
export function printJsx(element: ReactElement, scope: Scope): PrintedJsx {
  const printer = new JsxPrinter(scope)
  return { doc: printer.node(element), names: printer.names, needsClient: !isSerializable(element) }
}

/** Prints values as JSX attributes, for the `{...values}` of a demo. */
export const printAttributes = (values: Readonly<Record<string, unknown>>): Doc[] =>
  new JsxPrinter({}).attributes(values)

class JsxPrinter {
  readonly names = new Set<string>()
  readonly #named: ReadonlyMap<unknown, string>
  /** The current attribute, for errors. */
  #attributeName = ''

  constructor(scope: Scope) {
    this.#named = new Map(Object.entries(scope).map(([name, value]) => [value, name]))
  }

  node(node: ReactNode): Doc {
    if (!isValidElement<Record<string, unknown>>(node)) return this.#text(node)
    const { children, ...props } = node.props
    const name = node.type === Fragment ? '' : this.#elementName(node.type)
    const attributes = this.attributes(props)
    const nodes = this.#childNodes(children as ReactNode)
    const breaks =
      attributes.length > 1 ||
      nodes.some(isValidElement) ||
      nodes.filter((child) => this.#isExpression(child)).length > 1
    return jsxElement(
      name,
      attributes,
      nodes.map((child) => this.node(child)),
      breaks,
    )
  }

  attributes(props: Readonly<Record<string, unknown>>): Doc[] {
    return Object.entries(props).flatMap(([name, value]) => this.#attribute(name, value))
  }

  /** The rendered children, with adjacent texts joined. */
  #childNodes(children: ReactNode): ReactNode[] {
    const nodes: ReactNode[] = []
    for (const child of [children].flat(Infinity) as ReactNode[]) {
      const last = nodes.at(-1)
      if (child === null || child === undefined || typeof child === 'boolean' || child === '') continue
      if (this.#isUnnamedText(last) && this.#isUnnamedText(child)) nodes[nodes.length - 1] = last + child
      else nodes.push(child)
    }
    return nodes
  }

  #isUnnamedText(node: ReactNode): node is string {
    return typeof node === 'string' && this.#name(node) === undefined
  }

  /** Whether a child needs braces: JSX would parse it as markup or change its white space. */
  #isExpression(node: ReactNode): boolean {
    if (this.#isUnnamedText(node)) return /[{}<>&]|[^\S ]|\s\s|^\s*$/.test(node)
    return typeof node === 'string' || typeof node === 'number'
  }

  #text(node: ReactNode): Doc {
    if (typeof node === 'number') return `{${node}}`
    if (typeof node !== 'string') throw new Error(`a snippet cannot print a child that is ${kindOf(node)}`)
    const expression = this.#name(node) ?? stringLiteral(node)
    if (this.#isExpression(node)) return inBraces(expression)
    // JSX drops white space at the ends of a line, so on its own line such a text becomes an expression.
    return node === node.trim() ? fill(node.split(' ')) : ifBreak(`{${expression}}`, node)
  }

  #attribute(name: string, value: unknown): Doc[] {
    if (value === undefined || isWriteBack(value)) return []
    if (value === true) return [name]
    if (typeof value === 'string' && this.#name(value) === undefined && !/["\\&\n]/.test(value))
      return [`${name}="${value}"`]
    this.#attributeName = name
    const doc = this.#expression(value)
    const hasLines = Array.isArray(value) || isPlainObject(value)
    return [[`${name}=`, hasLines ? ['{', doc, '}'] : inBraces(doc)]]
  }

  #expression(value: unknown): Doc {
    const name = this.#name(value)
    if (name !== undefined) return name
    if (typeof value === 'string') return stringLiteral(value)
    if (typeof value === 'number' && Number.isFinite(value)) return String(value)
    if (typeof value === 'boolean' || value === null || value === undefined) return String(value)
    if (isValidElement(value)) return this.node(value)
    if (Array.isArray(value)) return this.#array(value)
    if (isPlainObject(value))
      return objectLiteral(Object.entries(value).map((entry) => this.#field(...entry)))
    throw unnamed(kindOf(value), this.#attributeName)
  }

  /** Prettier breaks an array of objects or arrays even where it fits on one line. */
  #array(values: readonly unknown[]): Doc {
    const docs = values.map((value) => this.#expression(value))
    const isCompound = (value: unknown) =>
      (Array.isArray(value) || isPlainObject(value)) &&
      Object.keys(value).length > 1 &&
      this.#name(value) === undefined
    return arrayLiteral(values, docs, values.length > 1 && values.every(isCompound))
  }

  #field(key: string, value: unknown): Doc {
    const doc = this.#expression(value)
    return field(key, value, isValidElement(value) ? inParentheses(doc) : doc)
  }

  #elementName(type: unknown): string {
    if (typeof type === 'string') return type
    const name = this.#name(type)
    if (name === undefined) throw unnamed('a component')
    return name
  }

  /** The name that the scope gives a value. A text has one only where it is an asset's address. */
  #name(value: unknown): string | undefined {
    if (value === null || value === undefined || typeof value === 'boolean' || typeof value === 'number')
      return undefined
    const name = this.#named.get(value)
    if (name !== undefined) this.names.add(name)
    return name
  }
}

/**
 * Whether a server component can pass a value to a client component: it has no functions and no class instances. Handlers
 * of the live preview do not count, as they are never printed.
 *
 * @see https://react.dev/reference/rsc/use-client#serializable-types
 */
function isSerializable(value: unknown): boolean {
  if (typeof value === 'function') return isWriteBack(value)
  if (typeof value !== 'object' || value === null || value instanceof Date) return true
  if (Array.isArray(value)) return value.every(isSerializable)
  if (isValidElement<object>(value)) return Object.values(value.props).every(isSerializable)
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isSerializable)
}

/** The kind of a value in words: "a function", "a Date". */
const kindOf = (value: unknown) =>
  `a ${typeof value === 'object' && value !== null ? value.constructor.name : typeof value}`

/** @param attribute The attribute that has the value: the validation names its line. */
const unnamed = (what: string, attribute?: string) =>
  new Error(`a snippet needs a name for ${what}`, { cause: attribute })
