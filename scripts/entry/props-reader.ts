import ts from 'typescript'
import type { PropRow } from '../../src/registry/entry-module.ts'
import { tablesOf, type PropsTableCall } from './entry-reader.ts'
import { placeOf } from './literal.ts'
import { fail } from './diagnostic.ts'
import { typeProgram } from './type-program.ts'

const format =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.InTypeAlias |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType

/**
 * The rows of every props table of an entry, by the component's name in it.
 *
 * @param program The types to read from; by default those of the files as they are now.
 * @throws {ProblemError} When a table cannot be read, a listed prop does not exist, has no description, or documents
 * another default than the component uses.
 */
export function readProps(entry: string, program = typeProgram([entry])): Record<string, PropRow[]> {
  const source = program.getSourceFile(entry) ?? fail(entry, 'The file is not there.', 'Add it.')
  const checker = program.getTypeChecker()
  const rows: Record<string, PropRow[]> = {}
  for (const call of tablesOf(source)) {
    const name = call.component.text
    const component = valueOf(call.component, checker)
    rows[name] = [...(rows[name] ?? []), ...rowsOf(call, component, checker, entry)]
  }
  return rows
}

/** What a name stands for; for an imported one, what its own module exports. */
function valueOf(name: ts.Identifier, checker: ts.TypeChecker): ts.Symbol {
  const symbol = checker.getSymbolAtLocation(name)
  if (symbol === undefined)
    return fail(placeOf(name), `${name.text} is not imported.`, 'Import the component of the props table.')
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
}

function rowsOf(
  call: PropsTableCall,
  component: ts.Symbol,
  checker: ts.TypeChecker,
  entry: string,
): PropRow[] {
  const [signature] = checker.getTypeOfSymbol(component).getCallSignatures()
  const parameter =
    signature?.getParameters()[0] ??
    fail(
      entry,
      `${component.name} takes no props, or is no function component.`,
      'List the props of a component that does.',
    )
  const type = checker.getTypeOfSymbol(parameter)
  const defaults = destructuredDefaults(signature?.getDeclaration())
  return call.props.map(({ name, line }) => {
    const at = `${entry}:${line}`
    const prop = checker.getPropertyOfType(type, name)
    if (prop === undefined) {
      return fail(
        at,
        `${component.name} has no prop '${name}'.`,
        `List one of its own: ${ownProps(type).join(', ')}.`,
      )
    }
    const text = defaultOf(prop, defaults.get(name), checker, at)
    return {
      name,
      type: typeText(prop, checker),
      required: (prop.flags & ts.SymbolFlags.Optional) === 0,
      description: descriptionOf(prop, checker, at),
      ...(text !== undefined && { default: text }),
    }
  })
}

function ownProps(type: ts.Type): string[] {
  const isOwn = (prop: ts.Symbol) => (prop.declarations ?? []).some((node) => !isInstalled(node))
  return type
    .getProperties()
    .filter(isOwn)
    .map(({ name }) => name)
}

function descriptionOf(prop: ts.Symbol, checker: ts.TypeChecker, at: string): string {
  const text = ts.displayPartsToString(prop.getDocumentationComment(checker)).replace(/\s+/g, ' ').trim()
  if (text !== '') return text
  return fail(
    at,
    `The prop '${prop.name}' has no description.`,
    "Write a TSDoc comment above it in the component's props.",
  )
}

/** A prop's type as a reader knows it: a library's type by its name (`ReactNode`), one of our own spelled out. */
function typeText(prop: ts.Symbol, checker: ts.TypeChecker): string {
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

const isInstalled = (node: ts.Node) => node.getSourceFile().fileName.includes('/node_modules/')

/** TypeScript's own helpers (`Pick`, `Partial`, …) say little by themselves. */
const isFromLibrary = (node: ts.Node) =>
  isInstalled(node) && !node.getSourceFile().fileName.includes('/node_modules/typescript/')

function defaultOf(prop: ts.Symbol, used: string | undefined, checker: ts.TypeChecker, at: string) {
  const tag = prop.getJsDocTags(checker).find(({ name }) => name === 'default')
  const documented =
    tag &&
    ts
      .displayPartsToString(tag.text)
      .trim()
      .replace(/^`(.*)`$/, '$1')
  if (documented !== undefined && used !== undefined && documented !== used) {
    fail(
      at,
      `The prop '${prop.name}' says @default ${documented}, but the component uses ${used}.`,
      'Remove the @default tag.',
    )
  }
  return used ?? documented
}

/** The initializers of `function X({ a = 1, b })`, as written. */
function destructuredDefaults(declaration: ts.Declaration | undefined): ReadonlyMap<string, string> {
  const defaults = new Map<string, string>()
  if (declaration === undefined || !ts.isFunctionLike(declaration)) return defaults
  const pattern = declaration.parameters[0]?.name
  if (pattern === undefined || !ts.isObjectBindingPattern(pattern)) return defaults
  for (const { name, propertyName, initializer } of pattern.elements) {
    if (initializer) defaults.set((propertyName ?? name).getText(), resolvedText(initializer))
  }
  return defaults
}

/** A default's text; where it names a constant of the same file, that constant's text. */
function resolvedText(initializer: ts.Expression): string {
  if (!ts.isIdentifier(initializer)) return initializer.getText()
  const declarations = initializer
    .getSourceFile()
    .statements.flatMap((statement) =>
      ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : [],
    )
  const found = declarations.find(({ name }) => name.getText() === initializer.text)?.initializer
  return (found ?? initializer).getText().replace(/ (as const|satisfies .*)$/, '')
}
