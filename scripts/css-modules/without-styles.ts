import ts from 'typescript'
import { isPropertyName, nodesOf } from '../entry/syntax-tree.ts'
import type { AddedImport } from './module-imports.ts'
import type { StyleScope } from './style-scope.ts'

/**
 * Prints a file without its styles, without what it needs Emotion for, and without imports that nothing uses any more.
 *
 * @returns Nothing if only imports are left.
 */
export function withoutStyles(
  source: ts.SourceFile,
  { elements, ruleSets, importedStyles }: Pick<StyleScope, 'elements' | 'ruleSets' | 'importedStyles'>,
  added: readonly AddedImport[],
): string | undefined {
  const imports = source.statements.filter(ts.isImportDeclaration)
  const others = source.statements.filter((one) => !ts.isImportDeclaration(one) && !isDirective(one))
  const gone = stylingNames(
    new Set([...elements.keys(), ...ruleSets.keys(), ...imports.flatMap(namesOfEmotion)]),
    others,
  )
  const kept = others.filter((one) => !isStyling(one, gone))
  if (kept.length === 0) return undefined
  const used = new Set(kept.flatMap(referencesIn))
  const lines = [
    ...imports.flatMap((statement) =>
      usedImport(statement, (name) => used.has(name) && !importedStyles.has(name)),
    ),
    ...added.map(({ name, from }) => ({ from, text: `import ${name} from '${from}'` })),
  ]
  return [
    ...(source.statements.some(isDirective) && needsClient(kept) ? ["'use client'\n"] : []),
    ...(lines.length === 0
      ? []
      : [
          `${lines
            .sort(byPlace)
            .map(({ text }) => text)
            .join('\n')}\n`,
        ]),
    ...kept.map((statement) => `${statement.getFullText().trim()}\n`),
  ].join('\n')
}

const isDirective = (statement: ts.Statement) =>
  ts.isExpressionStatement(statement) && ts.isStringLiteral(statement.expression)

const specifierOf = ({ moduleSpecifier }: ts.ImportDeclaration): string =>
  ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : ''

/** Identifiers that can refer to a name at the top level. */
const referencesIn = (node: ts.Node): string[] =>
  nodesOf(node).flatMap((one) => (ts.isIdentifier(one) && !isPropertyName(one) ? [one.text] : []))

const namesOfEmotion = (statement: ts.ImportDeclaration): string[] =>
  specifierOf(statement).startsWith('@emotion/') && statement.importClause
    ? nodesOf(statement.importClause).flatMap((node) => (ts.isIdentifier(node) ? [node.text] : []))
    : []

/** The names of styles, and those that are declared with one of them. */
function stylingNames(styles: ReadonlySet<string>, statements: readonly ts.Statement[]): ReadonlySet<string> {
  const found = statements.filter((statement) => isStyling(statement, styles)).flatMap(declaredNames)
  const names = new Set([...styles, ...found])
  return names.size === styles.size ? names : stylingNames(names, statements)
}

const isStyling = (statement: ts.Statement, styles: ReadonlySet<string>): boolean =>
  [...declaredNames(statement), ...referencesIn(statement)].some((name) => styles.has(name))

function declaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText())
  if (ts.isFunctionDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
    return statement.name ? [statement.name.text] : []
  return []
}

interface ImportLine {
  readonly from: string
  readonly text: string
}

/** An import statement with the names that are used: none, if no name is. */
function usedImport(statement: ts.ImportDeclaration, isUsed: (name: string) => boolean): ImportLine[] {
  const from = specifierOf(statement)
  const { name: whole, namedBindings: bindings } = statement.importClause ?? {}
  if (!bindings || !ts.isNamedImports(bindings))
    return whole === undefined || isUsed(whole.text) ? [{ from, text: statement.getText() }] : []
  const kept = bindings.elements.filter(({ name }) => isUsed(name.text))
  if (kept.length === bindings.elements.length) return [{ from, text: statement.getText() }]
  if (kept.length === 0) return []
  const isType = kept.every(({ isTypeOnly }) => isTypeOnly)
  const names = kept.map((element) => (isType ? element.getText().replace(/^type /, '') : element.getText()))
  return [{ from, text: `import ${isType ? 'type ' : ''}{ ${names.join(', ')} } from '${from}'` }]
}

/** Packages first, as they stand; then files, the farthest folder first. */
function byPlace(a: ImportLine, b: ImportLine): number {
  const rank = ({ from }: ImportLine) => (from.startsWith('../') ? 1 : from.startsWith('./') ? 2 : 0)
  if (rank(a) !== rank(b)) return rank(a) - rank(b)
  return rank(a) === 0 || a.from === b.from ? 0 : a.from < b.from ? -1 : 1
}

/**
 * Whether code runs in the browser alone: it calls a hook, makes a context, or gives an element a function or a ref. Other
 * components can be rendered by a server, and by a file that says 'use client'.
 *
 * @see https://react.dev/reference/rsc/use-client
 */
function needsClient(statements: readonly ts.Statement[]): boolean {
  const nodes = statements.flatMap((statement) => nodesOf(statement))
  const functions = new Set(nodes.flatMap(functionName))
  const isFunction = (node: ts.Node) =>
    ts.isFunctionLike(node) || (ts.isIdentifier(node) && functions.has(node.text))
  return nodes.some(
    (node) =>
      isHook(node) ||
      isRef(node) ||
      (isHandler(node) && nodesOf(node).some(isFunction)) ||
      hasChild(node, isFunction),
  )
}

const isHook = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && /^(use([A-Z]|$)|createContext$)/.test(node.expression.getText())

/** The name that a declaration gives to a function. */
function functionName(node: ts.Node): string[] {
  if (ts.isFunctionDeclaration(node)) return node.name ? [node.name.text] : []
  return ts.isVariableDeclaration(node) && node.initializer && ts.isFunctionLike(node.initializer)
    ? [node.name.getText()]
    : []
}

const isHandler = (node: ts.Node): boolean => ts.isJsxAttribute(node) && /^on[A-Z]/.test(node.name.getText())

/** Whether an element has such a child: a function as a child cannot be passed from a server to the browser. */
const hasChild = (node: ts.Node, isSuch: (child: ts.Node) => boolean): boolean =>
  ts.isJsxElement(node) &&
  node.children.some(
    (child) => ts.isJsxExpression(child) && child.expression !== undefined && isSuch(child.expression),
  )

const isRef = (node: ts.Node): boolean => ts.isJsxAttribute(node) && node.name.getText() === 'ref'
