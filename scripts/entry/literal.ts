import ts from 'typescript'
import { fail } from './diagnostic.ts'

/** Parses a file's text; nothing of it runs. */
export const parseFile = (file: string, text: string): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)

/** The expression under `as const`, `satisfies X` and parentheses. */
export function unwrap(node: ts.Expression): ts.Expression {
  return ts.isSatisfiesExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node)
    ? unwrap(node.expression)
    : node
}

/** The value of a literal expression. @throws {ProblemError} When it is computed. */
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

/** The line of a node, from 1. */
export const lineOf = (node: ts.Node): number =>
  node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1

/** The file and line of a node, as errors name it. */
export const placeOf = (node: ts.Node): string => `${node.getSourceFile().fileName}:${lineOf(node)}`
