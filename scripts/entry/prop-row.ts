import ts from 'typescript'
import type { PropRow } from '../../src/registry/entry-module.ts'
import { fail } from './diagnostic.ts'
import { defaultOf } from './prop-default.ts'
import { nativeProps } from './native-props.ts'
import { isNative, objectTypesIn, ownProperties, typeText } from './prop-type.ts'
import { placeOf } from './syntax-tree.ts'

/** A prop, and what its declaration does not say. */
export interface PropSource {
  readonly prop: ts.Symbol
  /** The file and line to name in an error. */
  readonly at: string
  /** The default that the component's parameter gives it, as written. */
  readonly used?: string | undefined
}

/**
 * The row of a prop. If its type is an object type of the project, or a list of one, the row has a row per member.
 *
 * @throws {DiagnosticError} When the prop or a member has no description, or when `@default` differs from the default
 * that is used.
 */
export function propRow({ prop, at, used }: PropSource, checker: ts.TypeChecker): PropRow {
  return rowOf({ prop, at, used }, [prop.name], [], checker)
}

/**
 * @param path The names from the prop down to this member.
 * @param above The types that contain this member, and those beside them in a union. A type that contains itself is
 * described once.
 */
function rowOf(
  { prop, at, used }: PropSource,
  path: readonly string[],
  above: readonly ts.Type[],
  checker: ts.TypeChecker,
): PropRow {
  const text = defaultOf(prop, used, checker, at)
  const objects = objectTypesIn(checker.getTypeOfSymbol(prop), checker).filter(
    (type) => !above.includes(type),
  )
  const properties = new Map(
    objects.flatMap((type) => ownProperties(type).map((member) => [member.name, member] as const)),
  )
  const members = [...properties.values()].map((member) =>
    rowOf(
      { prop: member, at: placeOfMember(member, at) },
      [...path, member.name],
      [...above, ...objects],
      checker,
    ),
  )
  return {
    name: prop.name,
    type: typeText(prop, checker),
    required: (prop.flags & ts.SymbolFlags.Optional) === 0,
    description: descriptionOf(prop, path, checker, at),
    ...(text !== undefined && { default: text }),
    ...(members.length > 0 && { members }),
  }
}

const placeOfMember = ({ declarations = [] }: ts.Symbol, prop: string) => {
  const [declaration] = declarations
  return declaration ? placeOf(declaration) : prop
}

function descriptionOf(
  prop: ts.Symbol,
  path: readonly string[],
  checker: ts.TypeChecker,
  at: string,
): string {
  const native = isNative(prop)
  const text = native
    ? (nativeProps[prop.name] ?? '')
    : ts.displayPartsToString(prop.getDocumentationComment(checker)).replace(/\s+/g, ' ').trim()
  if (text !== '') return text
  return fail(
    at,
    `${path.length > 1 ? 'The member' : 'The prop'} '${path.join('.')}' has no description.`,
    native ? 'Describe it in scripts/entry/native-props.ts.' : 'Write a TSDoc comment above its declaration.',
  )
}
