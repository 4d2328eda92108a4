import type { AtRule, Declaration as Node } from 'postcss'
import type { Scheme } from '../glass'

/** A declaration of a text. */
export interface Declaration {
  /** In lower case, without the prefix of a browser; the name of a custom property as it is written. */
  readonly property: string
  readonly value: string
  /** As it is written: `-webkit-backdrop-filter: blur(4px)`. */
  readonly text: string
  readonly isPrefixed: boolean
  readonly isImportant: boolean
  /** `before` or `after`, where it is for that layer of its element. */
  readonly layer: string | undefined
  readonly scheme: Scheme | undefined
}

/** A declaration of a rule. */
export function declarationOf(
  node: Node,
  layer: string | undefined,
  scheme: Scheme | undefined,
): Declaration {
  const isCustom = node.prop.startsWith('--')
  const prefix = isCustom ? undefined : /^-(webkit|moz|ms|o)-/i.exec(node.prop)?.[0]
  return {
    property: isCustom ? node.prop : node.prop.slice(prefix?.length ?? 0).toLowerCase(),
    value: node.value.trim(),
    text: `${node.prop}: ${node.value}`,
    isPrefixed: prefix !== undefined,
    isImportant: node.important === true,
    layer,
    scheme,
  }
}

/** What `@property` says of a custom property, as a declaration; nothing where it gives no initial value. */
export function initialOf({ params, nodes }: AtRule): Declaration | undefined {
  const initial = nodes?.find((node) => node.type === 'decl' && node.prop === 'initial-value')
  if (initial?.type !== 'decl') return undefined
  return { ...declarationOf(initial, undefined, undefined), property: params.trim() }
}
