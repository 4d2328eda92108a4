import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { fail } from '../entry/diagnostic.ts'
import { isPropertyName, nodesOf, placeOf } from '../entry/syntax-tree.ts'
import type { StyleScope } from './style-scope.ts'

/** Whether a node is a tag of JSX. */
export const isTag = (node: ts.Node): node is ts.JsxOpeningLikeElement | ts.JsxClosingElement =>
  ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxClosingElement(node)

/**
 * Refuses what a tag with a class cannot take the place of.
 *
 * @throws {DiagnosticError} When a styled element is used as a value, or can get a class name that nobody sees.
 */
export function refuseForms(scope: StyleScope): void {
  for (const node of nodesOf(scope.source)) {
    if (ts.isIdentifier(node)) refuseValue(node, scope)
    if (ts.isJsxSpreadAttribute(node)) refuseHiddenClass(node, scope)
    if (ts.isJsxAttribute(node)) refuseUnnamedElement(node, scope)
  }
}

function refuseValue(node: ts.Identifier, scope: StyleScope): void {
  const { parent } = node
  const isDeclared = ts.isVariableDeclaration(parent) || ts.isImportSpecifier(parent)
  if (isTag(parent) || isDeclared || isPropertyName(node) || scope.findElement(node.text) === undefined)
    return
  fail(
    placeOf(node),
    `The styled element \`${node.text}\` is used as a value.`,
    'Write it as a tag: plain CSS has a tag with a class in its place.',
  )
}

/** In plain CSS, the element that `as` gives takes the place of the tag. */
function refuseUnnamedElement(attribute: ts.JsxAttribute, scope: StyleScope): void {
  const styled = scope.findElement(attribute.parent.parent.tagName.getText())
  const given = attribute.getText()
  if (attribute.name.getText() !== 'as' || styled === undefined || /^as=\{[A-Z]\w*\}$/.test(given)) return
  fail(
    placeOf(attribute),
    `\`${given}\` cannot be written as a tag.`,
    'Give the element a name first: `const Heading = …`, and `as={Heading}`.',
  )
}

/** In plain CSS, a class name among the other props would take the place of the element's own. */
function refuseHiddenClass(spread: ts.JsxSpreadAttribute, scope: StyleScope): void {
  const element = spread.parent.parent
  if (scope.findElement(element.tagName.getText()) === undefined) return
  const rest = nodesOf(scope.source).find(
    (node): node is ts.BindingElement =>
      ts.isBindingElement(node) &&
      node.dotDotDotToken !== undefined &&
      node.name.getText() === spread.expression.getText(),
  )
  const named = rest && ts.isObjectBindingPattern(rest.parent) ? rest.parent.elements : undefined
  if (named === undefined || named.some(({ name }) => name.getText() === 'className')) return
  fail(
    placeOf(spread),
    `\`${spread.getText()}\` can hold a class name.`,
    `Take \`className\` from the props by name, and pass it to the element: \`className={className}\`.`,
  )
}

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object }

/** Whether a class is one of a package, such as `react-calendar__tile`: it begins with the package's name. */
export const isClassOfPackage = (name: string): boolean =>
  Object.hasOwn(dependencies, name.split(/__|--/)[0] ?? name)

/** The mistake for a class that neither the component nor a package has, and the fix. */
export const foreignClass = (name: string) => ({
  message: `The class '${name}' is not the component's own: every page that has such a class changes it.`,
  suggestion: 'Style the element with `styled`.',
})
