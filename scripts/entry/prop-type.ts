import ts from 'typescript'

const named = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType
const spelledOut = named | ts.TypeFormatFlags.InTypeAlias

/**
 * The text of a prop's type: types of libraries and of the glass are named (`ReactNode`, `GlassStyle`), other aliases are
 * spelled out.
 */
export function typeText(prop: ts.Symbol, checker: ts.TypeChecker): string {
  const written = writtenType(prop)
  const literals = written && literalUnion(written, checker)
  if (literals) return literals
  const type = checker.getTypeOfSymbol(prop)
  // React's handlers have a second parameter that is almost always the default.
  if (isNative(prop)) return print(type, checker, named).replace(/(?<=Handler<\w+), \w+>$/, '>')
  if (written === undefined || !(ts.isTypeReferenceNode(written) || ts.isParenthesizedTypeNode(written)))
    return print(type, checker, spelledOut)
  // The compiler spells out an alias, and a function without parentheses, only without the `undefined` beside it.
  const own = checker.getTypeFromTypeNode(written)
  const name = own.aliasSymbol ?? own.getSymbol()
  if (ts.isTypeReferenceNode(written) && name?.declarations?.every(isFromLibrary) === true)
    return written.getText().replace(/\s+/g, ' ')
  return print(own.isTypeParameter() ? type : own, checker, spelledOut)
}

const print = (type: ts.Type, checker: ts.TypeChecker, format: ts.TypeFormatFlags) =>
  checker
    .typeToString(type, undefined, format)
    .replace(/ \| undefined$/, '')
    // An element of any type, as React declares it.
    .replaceAll('<unknown, string | JSXElementConstructor<any>>', '')
    .replace(/^\((\([^|]*\) => [^|]*)\)$/, '$1')

/** A union of literals in the order of its declaration: the checker's order depends on what it has read before. */
function literalUnion(written: ts.TypeNode, checker: ts.TypeChecker): string | undefined {
  if (ts.isTypeReferenceNode(written)) {
    const alias = checker
      .getTypeFromTypeNode(written)
      .aliasSymbol?.declarations?.find(ts.isTypeAliasDeclaration)
    // `type Styles = Record<…>` is the alias of what it refers to, too.
    return alias && alias.type !== written && !isInstalled(alias)
      ? literalUnion(alias.type, checker)
      : undefined
  }
  if (!ts.isUnionTypeNode(written)) return undefined
  const literals = written.types.filter(isNotUndefined)
  return literals.every(ts.isLiteralTypeNode)
    ? literals.map((literal) => literal.getText()).join(' | ')
    : undefined
}

/** The type in a prop's declaration, without `| undefined`. */
function writtenType({ declarations = [] }: ts.Symbol): ts.TypeNode | undefined {
  const [declaration] = declarations
  const type = declaration && ts.isPropertySignature(declaration) ? declaration.type : undefined
  if (type === undefined || !ts.isUnionTypeNode(type)) return type
  const [first, second] = type.types.filter(isNotUndefined)
  return second === undefined ? first : type
}

const isNotUndefined = ({ kind }: ts.TypeNode) => kind !== ts.SyntaxKind.UndefinedKeyword

/** The object types of the project in a type: the type itself, the elements of a list, the parts of a union. */
export function objectTypesIn(type: ts.Type, checker: ts.TypeChecker): readonly ts.Type[] {
  if (type.isUnion()) return type.types.flatMap((part) => objectTypesIn(part, checker))
  const element = checker.isArrayLikeType(type) && checker.getIndexTypeOfType(type, ts.IndexKind.Number)
  if (element) return objectTypesIn(element, checker)
  return ownProperties(type).length > 0 ? [type] : []
}

/** The properties that the project declares, and not a package such as React's types. */
export const ownProperties = (type: ts.Type): ts.Symbol[] =>
  type.getProperties().filter(({ declarations = [] }) => declarations.some((node) => !isInstalled(node)))

/** Whether a prop is only inherited, from a native element in React's types. */
export const isNative = ({ declarations = [] }: ts.Symbol): boolean =>
  declarations.length > 0 && declarations.every(isInstalled)

const isInstalled = (node: ts.Node) => node.getSourceFile().fileName.includes('/node_modules/')

/** Not TypeScript's own helpers: `Pick<…>` says less than its result. */
const isFromLibrary = (node: ts.Node) => {
  const { fileName } = node.getSourceFile()
  return isInstalled(node)
    ? !fileName.includes('/node_modules/typescript/')
    : fileName.includes('/registry/glass/')
}
