import { relative, resolve } from 'node:path'
import ts from 'typescript'
import { fail } from './diagnostic.ts'

/** Parses a file's text; none of it runs. */
export const parseFile = (file: string, text: string): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)

/** A node and every node below it, in the file's order. */
export function nodesOf(node: ts.Node, nodes: ts.Node[] = []): ts.Node[] {
  nodes.push(node)
  ts.forEachChild(node, (child) => void nodesOf(child, nodes))
  return nodes
}

/** Whether an identifier names a property, an attribute or a member, and so nothing at the top level of its file. */
export function isPropertyName(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isBindingElement(parent)) return parent.propertyName === node
  const isNamed = ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)
  return (isNamed && parent.name === node) || ts.isJsxAttribute(parent) || ts.isPropertySignature(parent)
}

/** The expression inside `as const`, `satisfies X` and parentheses. */
export function unwrap(node: ts.Expression): ts.Expression {
  return ts.isSatisfiesExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node)
    ? unwrap(node.expression)
    : node
}

/** The line of a node, from 1. */
export const lineOf = (node: ts.Node): number =>
  node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1

/** The file and line of a node, as errors name it: `registry/button/entry.tsx:12`. */
export const placeOf = (node: ts.Node): string =>
  `${relative(process.cwd(), resolve(node.getSourceFile().fileName))}:${lineOf(node)}`

/** The value of a literal expression. @throws {DiagnosticError} When it is computed. */
export function literalValue(expression: ts.Expression): unknown {
  const node = unwrap(expression)
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isNumericLiteral(node)) return Number(node.text)
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(literalValue)
  if (ts.isObjectLiteralExpression(node)) return Object.fromEntries(node.properties.map(field))
  return fail(
    placeOf(node),
    `\`${node.getText()}\` is computed.`,
    'Write it as a literal: the build reads it without running the file.',
  )
}

function field(property: ts.ObjectLiteralElementLike): [string, unknown] {
  if (!ts.isPropertyAssignment(property) || ts.isComputedPropertyName(property.name)) {
    fail(placeOf(property), `\`${property.getText()}\` is computed.`, 'Write it as a literal.')
  }
  return [(property.name as ts.Identifier | ts.StringLiteral).text, literalValue(property.initializer)]
}

/** The text of the comment above a statement, on one line; `undefined` without a comment. */
export function commentAbove(statement: ts.Node): string | undefined {
  const text = statement.getSourceFile().text
  const ranges = ts.getLeadingCommentRanges(text, statement.getFullStart()) ?? []
  const last = ranges.at(-1)
  if (last === undefined) return undefined
  return text
    .slice(last.pos, last.end)
    .replace(/^\/\*+|\*\/$|^\/\/ ?/g, '')
    .replace(/\n\s*\* ?/g, '\n')
    .trim()
}
