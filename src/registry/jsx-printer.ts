import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'

/** Code printed from an element, and the names of the scope that it uses. */
export interface Printed {
  readonly code: string
  readonly names: ReadonlySet<string>
}

/** The names that printed code may use, by the values they stand for. */
export type Scope = Readonly<Record<string, unknown>>

const width = 80
const writesBack = new WeakSet<object>()

/** Marks a handler that only writes a live preview's value back, so that the printed code leaves it out. */
export function writeBack<Handler extends (...args: never[]) => void>(handler: Handler): Handler {
  writesBack.add(handler)
  return handler
}

/**
 * Prints an element as JSX. Components and other values that cannot be written as literals are found in `scope` by
 * identity, never by `type.name`, which a minifier changes.
 *
 * @throws {Error} When a component, function or instance has no name in scope.
 */
export function printJsx(element: ReactElement, scope: Scope): Printed {
  const printer = new Printer(scope)
  return { code: printer.node(element, 0), names: printer.names }
}

/** Prints values as JSX attributes, one a line at the given indent, for the `{...values}` of a demo. */
export function printAttributes(values: Readonly<Record<string, unknown>>): string[] {
  return new Printer({}).attributes(values)
}

class Printer {
  readonly names = new Set<string>()
  readonly #named: ReadonlyMap<unknown, string>

  constructor(scope: Scope) {
    this.#named = new Map(Object.entries(scope).map(([name, value]) => [value, name]))
  }

  node(node: ReactNode, indent: number): string {
    if (!isValidElement<Record<string, unknown>>(node)) return this.#text(node)
    const { children, ...props } = node.props
    const name = node.type === Fragment ? '' : this.#elementName(node.type)
    return this.#element(
      name,
      this.attributes(props),
      [children as ReactNode].flat(Infinity) as ReactNode[],
      indent,
    )
  }

  attributes(props: Readonly<Record<string, unknown>>): string[] {
    return Object.entries(props).flatMap(([name, value]) => this.#attribute(name, value))
  }

  #element(name: string, attributes: string[], nodes: ReactNode[], indent: number): string {
    const pad = ' '.repeat(indent + 2)
    const children = nodes.filter(
      (child) => child !== null && child !== undefined && typeof child !== 'boolean',
    )
    const inner = children.map((child) => this.node(child, indent + 2))
    const open = `<${[name, ...attributes].join(' ')}`
    const close = inner.length === 0 ? ' />' : `>${inner.join('')}</${name}>`
    const line = open + close
    if (indent + line.length <= width && !line.includes('\n')) return line

    const fits = indent + open.length < width && !open.includes('\n')
    const head = fits
      ? open
      : [`<${name}`, ...attributes.map((text) => pad + shift(text, indent + 2)), ' '.repeat(indent)].join(
          '\n',
        )
    if (inner.length === 0) return fits ? `${head} />` : `${head}/>`
    const body = children.map((child, index) => pad + this.#ownLine(child, inner[index] ?? ''))
    return [`${head}>`, ...body, `${' '.repeat(indent)}</${name}>`].join('\n')
  }

  /** JSX drops the white space at the ends of a line, so a text that has some is written as an expression. */
  #ownLine(child: ReactNode, printed: string): string {
    return typeof child === 'string' && child !== child.trim() ? `{${quote(child)}}` : printed
  }

  #text(node: ReactNode): string {
    if (typeof node === 'number') return `{${node}}`
    if (typeof node !== 'string')
      throw new Error(
        `A snippet cannot print a child of type ${typeof node}; move the example to a .demo file.`,
      )
    const name = this.#name(node)
    if (name !== undefined) return `{${name}}`
    return /[{}<>&\n]|\s\s|^\s*$/.test(node) ? `{${quote(node)}}` : node
  }

  #attribute(name: string, value: unknown): string[] {
    if (value === undefined || (typeof value === 'function' && writesBack.has(value))) return []
    if (value === true) return [name]
    if (typeof value === 'string' && this.#name(value) === undefined && !/["\\&\n]/.test(value))
      return [`${name}="${value}"`]
    return [`${name}={${this.#expression(value, 0)}}`]
  }

  #expression(value: unknown, indent: number): string {
    const name = this.#name(value)
    if (name !== undefined) return name
    if (typeof value === 'string') return quote(value)
    if (typeof value === 'number' && Number.isFinite(value)) return String(value)
    if (typeof value === 'boolean' || value === null || value === undefined) return String(value)
    if (isValidElement(value)) return this.node(value, indent)
    if (Array.isArray(value))
      return this.#list(
        '[',
        ']',
        value.map((item) => this.#expression(item, indent + 2)),
        indent,
      )
    if (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
      const fields = Object.entries(value).map(
        ([key, item]) => `${propertyKey(key)}: ${this.#expression(item, indent + 2)}`,
      )
      return this.#list('{', '}', fields, indent)
    }
    throw unnamed(`a ${typeof value}`)
  }

  #list(open: string, close: string, items: string[], indent: number): string {
    const space = open === '{' && items.length > 0 ? ' ' : ''
    const line = `${open}${space}${items.join(', ')}${space}${close}`
    if (line.length + indent <= width - 20 && !line.includes('\n')) return line
    const pad = ' '.repeat(indent + 2)
    return [open, ...items.map((item) => `${pad}${item},`), `${' '.repeat(indent)}${close}`].join('\n')
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

/** Indents the later lines of an attribute that spans several. */
const shift = (text: string, indent: number) => text.replaceAll('\n', `\n${' '.repeat(indent)}`)

const propertyKey = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key))

/** A string literal in the house's quotes. */
function quote(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"')
  return escaped.includes("'") && !escaped.includes('"')
    ? `"${escaped}"`
    : `'${escaped.replaceAll("'", "\\'")}'`
}

const unnamed = (what: string) =>
  new Error(
    `A snippet needs a name for ${what}: declare it at the top level of entry.tsx, or move the example to a .demo file.`,
  )
