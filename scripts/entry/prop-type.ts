import ts from 'typescript'

const format =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.InTypeAlias |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType

/** The text of a prop's type: a library's type is named (`ReactNode`), an alias of the project is spelled out. */
export function typeText(prop: ts.Symbol, checker: ts.TypeChecker): string {
  const written = writtenType(prop)
  const literals = written && literalUnion(written, checker)
  if (literals) return literals
  let type = checker.getTypeOfSymbol(prop)
  if (written && ts.isTypeReferenceNode(written) && !isInstalled(written)) {
    const named = checker.getTypeFromTypeNode(written)
    const name = named.aliasSymbol ?? named.getSymbol()
    if (name?.declarations?.every(isFromLibrary)) return written.getText().replace(/\s+/g, ' ')
    // The compiler spells out an alias only without the `undefined` of an optional prop.
    if (!named.isTypeParameter()) type = named
  }
  const text = checker.typeToString(type, undefined, format)
  return text.replace(/ \| undefined$/, '').replace(/^\((\([^|]*\) => [^|]*)\)$/, '$1')
}

/** A union of literals in the order of its declaration: the checker's order depends on what it has read before. */
function literalUnion(written: ts.TypeNode, checker: ts.TypeChecker): string | undefined {
  if (ts.isTypeReferenceNode(written)) {
    const alias = checker
      .getTypeFromTypeNode(written)
      .aliasSymbol?.declarations?.find(ts.isTypeAliasDeclaration)
    return alias && !isInstalled(alias) ? literalUnion(alias.type, checker) : undefined
  }
  if (!ts.isUnionTypeNode(written)) return undefined
  const parts = written.types.filter(({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword)
  return parts.every(ts.isLiteralTypeNode) ? parts.map((part) => part.getText()).join(' | ') : undefined
}

/** The type in a prop's declaration, without `| undefined`. */
function writtenType({ declarations = [] }: ts.Symbol): ts.TypeNode | undefined {
  const [declaration] = declarations
  const type = declaration && ts.isPropertySignature(declaration) ? declaration.type : undefined
  if (type === undefined || !ts.isUnionTypeNode(type)) return type
  const [first, second] = type.types.filter(({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword)
  return second === undefined ? first : type
}

/** The object types of the project in a type: the type itself, the elements of a list, the parts of a union. */
export function objectTypesIn(type: ts.Type, checker: ts.TypeChecker): readonly ts.Type[] {
  if (type.isUnion()) return type.types.flatMap((part) => objectTypesIn(part, checker))
  const element = checker.isArrayLikeType(type) && checker.getIndexTypeOfType(type, ts.IndexKind.Number)
  if (element) return objectTypesIn(element, checker)
  return ownProperties(type).length > 0 ? [type] : []
}

/** The properties that the project declares, without those of packages such as React's types. */
export const ownProperties = (type: ts.Type): ts.Symbol[] =>
  type.getProperties().filter(({ declarations = [] }) => declarations.some((node) => !isInstalled(node)))

const isInstalled = (node: ts.Node) => node.getSourceFile().fileName.includes('/node_modules/')

/** Not TypeScript's own helpers: `Pick<…>` says less than its result. */
const isFromLibrary = (node: ts.Node) =>
  isInstalled(node) && !node.getSourceFile().fileName.includes('/node_modules/typescript/')
