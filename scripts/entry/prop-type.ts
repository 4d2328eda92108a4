import ts from 'typescript'

const format =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.InTypeAlias |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType

/** A prop's type as a reader knows it: a library's type by its name (`ReactNode`), one of our own spelled out. */
export function typeText(prop: ts.Symbol, checker: ts.TypeChecker): string {
  const [declaration] = prop.declarations ?? []
  const written = declaration && ts.isPropertySignature(declaration) ? declaration.type : undefined
  if (written && ts.isTypeReferenceNode(written) && !isInstalled(written)) {
    const type = checker.getTypeFromTypeNode(written)
    const named = type.aliasSymbol ?? type.getSymbol()
    if (named?.declarations?.every(isFromLibrary)) return written.getText().replace(/\s+/g, ' ')
  }
  const text = checker.typeToString(checker.getTypeOfSymbol(prop), undefined, format)
  return text.replace(/ \| undefined$/, '').replace(/^\((\([^|]*\) => [^|]*)\)$/, '$1')
}

/** Whether a prop is declared in the project, and not by a package such as React's types. */
export const isOwn = (prop: ts.Symbol): boolean =>
  (prop.declarations ?? []).some((node) => !isInstalled(node))

const isInstalled = (node: ts.Node) => node.getSourceFile().fileName.includes('/node_modules/')

/** TypeScript's own helpers (`Pick`, `Partial`, …) say little by themselves. */
const isFromLibrary = (node: ts.Node) =>
  isInstalled(node) && !node.getSourceFile().fileName.includes('/node_modules/typescript/')
