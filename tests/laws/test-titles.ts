import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { nodesOf, parseFile } from '../../scripts/entry/syntax-tree'

/** A title as a claim names it: an ellipsis stands for what differs from test to test. */
const asNamed = (title: string) => title.replaceAll(/\$\{.*?\}|\$\w+|%s/gs, '…')

/** The text of a string, whose parts that differ keep their braces. */
function textOf(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return node.head.text + node.templateSpans.map(({ literal }) => `\${}${literal.text}`).join('')
}

/** The titles of the tests in a file, and the names of its laws of pages, which are steps of a test. */
export function titlesIn(file: string): readonly string[] {
  const nodes = nodesOf(parseFile(file, readFileSync(file, 'utf8')))
  const tests = nodes
    .filter(ts.isCallExpression)
    .filter(({ expression }) => /^test(?:Whole|\.each|\.skipIf)?\b/.test(expression.getText()))
    .flatMap(({ arguments: [title] }) => (title === undefined ? [] : (textOf(title) ?? [])))
  const laws = nodes
    .filter(ts.isVariableDeclaration)
    .filter(({ name }) => name.getText() === 'pageLaws')
    .flatMap(({ initializer }) =>
      initializer && ts.isObjectLiteralExpression(initializer) ? initializer.properties : [],
    )
    .flatMap(({ name }) => (name && ts.isStringLiteral(name) ? name.text : []))
  return [...tests, ...laws].map(asNamed)
}
