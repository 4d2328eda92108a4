import ts from 'typescript'
import { nodesOf, placeOf, unwrap } from '../../scripts/entry/syntax-tree'

type Parent = ts.JsxElement | ts.JsxFragment

const textFlags = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike
const emptyFlags = ts.TypeFlags.BooleanLike | ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Any

/** What an element has inside, without the spaces between lines and the comments, of which React knows nothing. */
const childrenOf = (parent: Parent) =>
  parent.children.filter((child) =>
    ts.isJsxText(child)
      ? !child.containsOnlyTriviaWhiteSpaces
      : !ts.isJsxExpression(child) || child.expression !== undefined,
  )

const expressionOf = (child: ts.JsxChild) => (ts.isJsxExpression(child) ? child.expression : undefined)

const has = (type: ts.Type, flags: ts.TypeFlags) =>
  (type.isUnion() ? type.types : [type]).some((part) => (part.flags & flags) !== 0)

/** Whether an element has its text as key: React makes a new element of another text. */
const isKey = (expression: ts.Expression, parent: Parent) =>
  ts.isJsxElement(parent) &&
  parent.openingElement.attributes.properties.some(
    (one) =>
      ts.isJsxAttribute(one) &&
      one.name.getText() === 'key' &&
      one.initializer?.getText() === `{${expression.getText()}}`,
  )

const alone = 'Make one text of all that its element has, or put it into an element.'

const mistake = (child: ts.JsxChild, fact: string, fix: string) =>
  `${placeOf(child)}: \`${child.getText().trim().replaceAll(/\s+/g, ' ')}\` ${fact}. ${fix}`

/** An option without a value is sent with its text, which a translator changes. */
const hasNoValue = (element: ts.JsxElement) =>
  element.openingElement.tagName.getText() === 'option' &&
  !element.openingElement.attributes.properties.some((one) => one.name?.getText() === 'value')

/**
 * What is wrong in JSX on a page that a browser translates. A translator puts each text into an element of its own, and React
 * knows only the text: it cannot change it, remove it or put anything before it. A text that is all of its element is
 * written as a whole, and stands that.
 */
export function changingTexts(program: ts.Program, file: ts.SourceFile): readonly string[] {
  const checker = program.getTypeChecker()

  /** Whether what a name stands for stays the same while a page is open. */
  function isConstantName(name: ts.Identifier): boolean {
    const declaration = checker.getSymbolAtLocation(name)?.declarations?.[0]
    if (declaration === undefined) return false
    if (ts.isImportSpecifier(declaration) || ts.isImportClause(declaration)) return true
    const variable = ts.findAncestor(declaration, ts.isVariableDeclaration)
    const callback = ts.findAncestor(declaration, ts.isArrowFunction)
    const isParameter = ts.findAncestor(declaration, ts.isParameter)?.parent === callback
    if (isParameter && callback !== undefined) return isCallbackOfConstant(callback)
    return variable !== undefined && ts.isSourceFile(variable.parent.parent.parent)
  }

  /** Whether a function gets what is in a constant: `plans.map((plan) => …)`. */
  const isCallbackOfConstant = ({ parent }: ts.ArrowFunction) =>
    ts.isCallExpression(parent) &&
    ts.isPropertyAccessExpression(parent.expression) &&
    parent.expression.name.text === 'map' &&
    isConstant(parent.expression.expression)

  /** Whether an expression is made of literals and constants. */
  const isConstant = (expression: ts.Expression): boolean =>
    nodesOf(unwrap(expression)).every(
      (node) =>
        !ts.isCallExpression(node) &&
        (!ts.isIdentifier(node) ||
          (ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) ||
          isConstantName(node)),
    )

  const hasType = (child: ts.JsxChild, flags: ts.TypeFlags) => {
    const expression = expressionOf(child)
    return expression !== undefined && has(checker.getTypeAtLocation(expression), flags)
  }
  const changes = (child: ts.JsxChild) => {
    const expression = expressionOf(child)
    return expression !== undefined && !isConstant(expression)
  }
  const isText = (child: ts.JsxChild) => ts.isJsxText(child) || hasType(child, textFlags)
  /** Whether a child is one element, and always there. */
  const isElement = (child: ts.JsxChild) => {
    const expression = expressionOf(child)
    if (expression === undefined) return ts.isJsxElement(child) || ts.isJsxSelfClosingElement(child)
    return !hasType(child, emptyFlags | textFlags) && !ts.isConditionalExpression(expression)
  }

  function mistakesIn(parent: Parent): readonly string[] {
    const children = childrenOf(parent)
    if (ts.isJsxElement(parent) && hasNoValue(parent))
      return [mistake(parent, 'has no value', 'Give it one: a translator changes its text.')]
    if (children.length === 1 && ts.isJsxElement(parent)) return []
    return children.flatMap((child, index) => {
      if (!isText(child)) return []
      const expression = expressionOf(child)
      if (expression !== undefined && changes(child))
        return isKey(expression, parent) ? [] : [mistake(child, 'is not the only child', alone)]
      if (ts.isJsxFragment(parent))
        return [mistake(child, 'goes with its fragment', 'Put it into an element.')]
      const before = children.slice(0, index)
      const moving = before.slice(before.findLastIndex(isElement) + 1).find(changes)
      return moving === undefined
        ? []
        : [mistake(moving, 'can come before a text', 'Put the text into an element.')]
    })
  }

  return nodesOf(file)
    .filter((node) => ts.isJsxElement(node) || ts.isJsxFragment(node))
    .flatMap((parent) => mistakesIn(parent).slice(0, 1))
}
