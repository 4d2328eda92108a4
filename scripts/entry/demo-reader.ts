import ts from 'typescript'
import { fail } from './diagnostic.ts'
import { nodesOf, parseFile, placeOf } from './syntax-tree.ts'

/** Where a demo takes a customizer's values. A snippet has their attributes in place of this text. */
const spread = '{...values}'

/**
 * The text that a demo shows. Where its component takes a customizer's values (`Example(values: …)`), the parameter
 * and the imports that only its type needs are left out. `{...values}` stays, in place of the attributes.
 *
 * @throws {DiagnosticError} When there is no default function, or the values are not spread exactly once.
 */
export function readDemo(file: string, text: string): string {
  const source = parseFile(file, text)
  const component = source.statements.find(isDefaultFunction)
  if (component === undefined) {
    fail(`${file}:1`, 'There is no default function.', 'A demo needs an `export default function Example()`.')
  }
  const [parameter] = component.parameters
  if (parameter === undefined) return text
  const misused = misuseOf(parameter, component)
  if (misused !== undefined) {
    fail(
      placeOf(misused),
      `A demo that takes values must contain \`${spread}\` exactly once and use them nowhere else.`,
      `Name the parameter \`values\` and spread it on one element.`,
    )
  }
  const unused = namesOnlyIn(parameter, source)
  const cuts: Cut[] = [
    // With the comma and the break that a long parameter has behind it.
    { from: component.parameters.pos, to: text.indexOf(')', component.parameters.end) },
    ...source.statements.flatMap((statement) => cutsOf(statement, unused)),
  ]
  return applyCuts(text, cuts)
}

/** The node that breaks the rule that values are spread exactly once: another use, a second spread, or the parameter. */
function misuseOf(parameter: ts.ParameterDeclaration, component: ts.Node): ts.Node | undefined {
  if (parameter.name.getText() !== 'values') return parameter
  const uses = nodesOf(component).filter((node) => isValues(node) && node !== parameter.name)
  const [first, second] = uses
  if (first === undefined) return parameter
  const other = uses.find(({ parent }) => !ts.isJsxSpreadAttribute(parent) || parent.getText() !== spread)
  const isWrittenTwice = component.getSourceFile().text.split(spread).length > 2
  return other ?? second ?? (isWrittenTwice ? first : undefined)
}

/** Whether a node stands for the values; a property of that name does not. */
const isValues = (node: ts.Node): boolean =>
  ts.isIdentifier(node) && node.text === 'values' && !isPropertyName(node)

const isPropertyName = (node: ts.Identifier): boolean => {
  const { parent } = node
  return (
    (ts.isPropertyAccessExpression(parent) ||
      ts.isPropertyAssignment(parent) ||
      ts.isPropertySignature(parent) ||
      ts.isJsxAttribute(parent)) &&
    parent.name === node
  )
}

interface Cut {
  readonly from: number
  readonly to: number
}

const isDefaultFunction = (statement: ts.Statement): statement is ts.FunctionDeclaration =>
  ts.isFunctionDeclaration(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)

function namesOnlyIn(parameter: ts.Node, source: ts.SourceFile): ReadonlySet<string> {
  const inside = new Set<string>()
  const outside = new Set<string>()
  const visit = (node: ts.Node, within: boolean) => {
    if (ts.isImportDeclaration(node)) return
    const here = within || node === parameter
    if (ts.isIdentifier(node)) (here ? inside : outside).add(node.text)
    ts.forEachChild(node, (child) => visit(child, here))
  }
  visit(source, false)
  return new Set([...inside].filter((name) => !outside.has(name)))
}

function cutsOf(statement: ts.Statement, unused: ReadonlySet<string>): Cut[] {
  if (!ts.isImportDeclaration(statement)) return []
  const bindings = statement.importClause?.namedBindings
  if (!bindings || !ts.isNamedImports(bindings)) return []
  const kept = bindings.elements.filter(({ name }) => !unused.has(name.text))
  if (kept.length === bindings.elements.length) return []
  if (kept.length === 0 && !statement.importClause.name)
    return [{ from: statement.getStart(), to: statement.end + 1 }]
  return bindings.elements.flatMap((element, index) => {
    if (!unused.has(element.name.text)) return []
    const next = bindings.elements[index + 1]
    const previous = bindings.elements[index - 1]
    return [
      next
        ? { from: element.getStart(), to: next.getStart() }
        : { from: previous?.end ?? element.getStart(), to: element.end },
    ]
  })
}

const applyCuts = (text: string, cuts: readonly Cut[]): string =>
  [...cuts]
    .sort((a, b) => b.from - a.from)
    .reduce((rest, { from, to }) => rest.slice(0, from) + rest.slice(to), text)
