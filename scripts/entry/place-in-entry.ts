import { existsSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { nodesOf, parseFile, placeOf } from './syntax-tree.ts'

/** The way to a part of an entry: names of properties, indexes of lists, and texts, such as the title of a section. */
export type EntryPath = readonly PropertyKey[]

/** The end of one step of a path: the node to name in an error, and the node to search for the next step. */
interface Found {
  readonly shown: ts.Node
  readonly within: ts.Node
}

/**
 * The file and line of a part of an entry. Where a step cannot be found, as in a value from another file, it is the place
 * of the step before; of an entry that is not written yet, it is the file.
 */
export function placeInEntry(file: string, path: EntryPath): string {
  if (!existsSync(file)) return file
  const source = parseFile(file, readFileSync(file, 'utf8'))
  const start = source.statements.find(ts.isExportAssignment) ?? source
  let found: Found = { shown: start, within: source }
  for (const step of path) found = findStep(found.within, step) ?? found
  return placeOf(found.shown)
}

function findStep(within: ts.Node, step: PropertyKey): Found | undefined {
  const nodes = nodesOf(within)
  if (typeof step === 'number') {
    const element = nodes.find(ts.isArrayLiteralExpression)?.elements[step]
    return element && { shown: element, within: element }
  }
  const property = nodes.find((node) => isNamed(node, String(step)))
  if (property !== undefined && property !== within) return { shown: property, within: property }
  const text = nodes.find((node) => ts.isStringLiteralLike(node) && node.text === step)
  return text && { shown: text, within: around(text) }
}

/** Whether a node declares a property, an attribute or a constant of the given name. */
function isNamed(node: ts.Node, name: string): boolean {
  if (ts.isJsxAttribute(node)) return node.name.getText() === name
  if (
    !ts.isPropertyAssignment(node) &&
    !ts.isShorthandPropertyAssignment(node) &&
    !ts.isVariableDeclaration(node)
  )
    return false
  return (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name)) && node.name.text === name
}

/** The call or the object that a text is the title of. */
function around({ parent }: ts.Node): ts.Node {
  if (ts.isPropertyAssignment(parent)) {
    const object = parent.parent
    return ts.isCallExpression(object.parent) ? object.parent : object
  }
  return parent
}
