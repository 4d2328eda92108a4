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

const leftOut = /^(?:test(?:Whole|\.describe)?|describe|it)\.(?:\w+\.)*(?:skip|todo|fixme)\b/

/** The calls that leave out tests: `test.skip('…')`, `describe.skip('…')`, `test.todo('…')`, `test.fixme()`. */
const leavingOut = (nodes: readonly ts.Node[]) =>
  nodes
    .filter(ts.isCallExpression)
    .filter(({ expression }) => leftOut.test(expression.getText()))
    // Of `test.skip.each(values)('…')`, the second call has the title.
    .filter((call) => !ts.isCallExpression(call.parent) || call.parent.expression !== call)

const isWithin = (node: ts.Node, outer: ts.Node): boolean =>
  node === outer || (!ts.isSourceFile(node) && isWithin(node.parent, outer))

/** What such a call leaves out: the test or the group that it names; without a title, all of the function or file around it. */
function extentOf(call: ts.CallExpression): ts.Node {
  const [title, what] = call.arguments
  if (title && (textOf(title) !== undefined || (what && ts.isFunctionLike(what)))) return call
  let around: ts.Node = call.parent
  while (!ts.isFunctionLike(around) && !ts.isSourceFile(around)) around = around.parent
  // The call of a test or a group has the function as its last argument.
  return ts.isSourceFile(around) ? around : around.parent
}

/** The titles of the tests in a file that run, and the names of its laws of pages, which are steps of a test. */
export function titlesIn(file: string, text = readFileSync(file, 'utf8')): readonly string[] {
  const nodes = nodesOf(parseFile(file, text))
  const extents = leavingOut(nodes).map(extentOf)
  const tests = nodes
    .filter(ts.isCallExpression)
    .filter(({ expression }) => /^test(?:Whole|\.each|\.skipIf)?\b(?!\.describe)/.test(expression.getText()))
    .filter((call) => !extents.some((extent) => isWithin(call, extent)))
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
