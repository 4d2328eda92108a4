import { relative, resolve } from 'node:path'
import ts from 'typescript'

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
