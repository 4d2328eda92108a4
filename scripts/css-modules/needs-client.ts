import ts from 'typescript'
import { nodesOf } from '../entry/syntax-tree.ts'

/**
 * Whether code runs in the browser alone: it calls a hook, makes a context, or gives an element a function. Other
 * components can be rendered by a server, and by a file that says 'use client'.
 *
 * @see https://react.dev/reference/rsc/use-client
 */
export const needsClient = (statements: readonly ts.Statement[]): boolean =>
  statements.flatMap((statement) => nodesOf(statement)).some((node) => isHook(node) || isHandler(node))

const isHook = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && /^(use([A-Z]|$)|createContext$)/.test(node.expression.getText())

const isHandler = (node: ts.Node): boolean =>
  ts.isJsxAttribute(node) && /^on[A-Z]/.test(node.name.getText()) && nodesOf(node).some(ts.isFunctionLike)
