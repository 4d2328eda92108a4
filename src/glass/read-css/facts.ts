import type { Pane, PanePart } from '../../registry/pane'
import type { Scheme } from '../glass'
import type { Declaration } from './declarations'
import { cascade, withoutPrefixed } from './cascade'
import type { Chosen } from './choose-blocks'
import { isCalledLikeOurs, isOwnName } from './own'
import { paintedLayer, whyNotPainted } from './painted'
import { readDeclaration } from './plain'
import { ignore, type Ignored } from './report'
import { NoValue, resolve } from './variables'

/** Something that a text says, and the declaration that says it. */
export interface Fact<Value> {
  readonly value: Value
  readonly text: string
}

/** What plain CSS says of a pane, part by part. */
export type Facts = { readonly [Part in PanePart]?: Fact<Pane[Part]> }

/** What a text says of its glass in one scheme. */
export interface SchemeFacts {
  readonly plain: Facts
  /** Our own properties, by name: values without `var()` and `light-dark()`. */
  readonly own: ReadonlyMap<string, Fact<string>>
  /** The custom properties that are used for something plain. */
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
  const ignored: Ignored[] = []
  const leave = (text: string, why: string) => void ignored.push(ignore(text, why))

  /** A value that needs no other; nothing where the text does not have all that it needs. */
  const resolved = ({ value, text }: Declaration): string | undefined => {
    try {
      return resolve(value, {
        scheme,
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
  const painted = paintedLayer(element)
  const readPlain = (declaration: Declaration) => {
    const { property, text } = declaration
    const why = whyNotPainted(declaration, painted)
    if (why !== undefined) return leave(text, why)
    const value = resolved(declaration)
    // Empty properties of Tailwind's say nothing.
    if (value === undefined || value === '') return
    const { parts = {}, notes = [] } = readDeclaration(property, value)
    for (const [part, said] of Object.entries(parts)) Object.assign(plain, { [part]: { value: said, text } })
    for (const note of notes) leave(text, note)
  }
  for (const declaration of element) if (!isCustom(declaration)) readPlain(declaration)

  const isUnknown = ({ property }: Declaration) => !isOwnName(property) && !used.has(property)
  const listed = [...element.filter(isCustom), ...custom.filter(({ property }) => isCalledLikeOurs(property))]
  for (const { text } of listed.filter(isUnknown))
    leave(text, 'It is not one of our custom properties, and the glass does not use it.')

  const own = new Map<string, Fact<string>>()
  for (const declaration of custom.filter(({ property }) => isOwnName(property))) {
    const value = resolved(declaration)
    if (value !== undefined) own.set(declaration.property, { value, text: declaration.text })
  }
  return { plain, own, used, ignored }
}
