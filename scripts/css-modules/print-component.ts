import ts from 'typescript'
import { nodesOf, parseFile } from '../entry/syntax-tree.ts'
import { isSharedClass, wholeRuleSets } from './template-text.ts'
import { ModuleImports } from './module-imports.ts'
import { isTag, refuseForms } from './refuse-forms.ts'
import type { StyleScope } from './style-scope.ts'
import { camelCase } from './styled-file.ts'
import { withoutStyles } from './without-styles.ts'

/** A part of a text, and what stands in its place. */
interface Edit {
  readonly from: number
  readonly to: number
  readonly text: string
}

/**
 * Prints a component file for CSS modules: plain elements with classes in place of styled ones.
 *
 * @returns Nothing for a file of styles alone: its module takes its place.
 * @throws {DiagnosticError} When a tag with a class cannot take the place of a styled element.
 */
export function printComponent(scope: StyleScope): string | undefined {
  refuseForms(scope)
  const imports = new ModuleImports(scope.file)
  const edits = nodesOf(scope.source).flatMap((node) => editsOf(node, scope, imports))
  const text = edits
    .sort((a, b) => b.from - a.from)
    .reduce((whole, edit) => whole.slice(0, edit.from) + edit.text + whole.slice(edit.to), scope.source.text)
  return withoutStyles(parseFile(scope.file, text), scope, imports.added)
}

function editsOf(node: ts.Node, scope: StyleScope, imports: ModuleImports): Edit[] {
  if (!isTag(node)) return []
  const name = node.tagName.getText()
  const found = scope.findElement(name)
  if (found === undefined) return []
  const opening = ts.isJsxClosingElement(node) ? node.parent.openingElement : node
  const other = attributeOf(opening, 'as')
  const element = other ? valueOf(other) : found.declaration.tag
  const tag = { from: node.tagName.getStart(), to: node.tagName.end, text: element }
  if (ts.isJsxClosingElement(node)) return [tag]
  const given = attributeOf(node, 'className')
  const names = [
    ...wholeRuleSets(found.declaration.styles, found.scope)
      .filter((ruleSet) => isSharedClass(ruleSet, found.scope))
      .map((ruleSet) => `${imports.nameOf(ruleSet.scope.file)}.${ruleSet.declaration.sharedClass ?? ''}`),
    `${imports.nameOf(found.scope.file)}.${camelCase(name)}`,
    ...(given ? [valueOf(given)] : []),
  ]
  const joined = names.length === 1 ? names.join('') : `${imports.joinFunction()}(${names.join(', ')})`
  const text = `className={${joined}}`
  const place = attributeOf(node, 'key')?.end ?? node.tagName.end
  return [
    tag,
    ...(other ? [{ from: other.pos, to: other.end, text: '' }] : []),
    given ? { from: given.getStart(), to: given.end, text } : { from: place, to: place, text: ` ${text}` },
  ]
}

const attributeOf = (node: ts.JsxOpeningLikeElement, name: string): ts.JsxAttribute | undefined =>
  node.attributes.properties.filter(ts.isJsxAttribute).find((attribute) => attribute.name.getText() === name)

const valueOf = ({ initializer }: ts.JsxAttribute): string =>
  initializer && ts.isJsxExpression(initializer)
    ? (initializer.expression?.getText() ?? 'undefined')
    : (initializer?.getText() ?? 'true')
