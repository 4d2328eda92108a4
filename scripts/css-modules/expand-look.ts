import postcss, { type ChildNode, type Container, type Rule } from 'postcss'
import type ts from 'typescript'
import { commentAbove, placeOf } from '../entry/syntax-tree.ts'
import { isSharedClass, lookText } from './look-text.ts'
import { fail } from '../entry/diagnostic.ts'
import { isClassOfPackage } from './refuse-forms.ts'
import type { StyleScope } from './style-scope.ts'
import type { Piece } from './styled-file.ts'

/** The at-rule that stands for a piece until it is written out. */
const placeholder = 'piece'

/** The rule of a template: names of keyframes and constants are in place, pieces have placeholders. */
function parseLook(selector: string, look: ts.TemplateLiteral, scope: StyleScope): Rule {
  const text = lookText(look, ({ expression, isStatement }) => {
    const piece = scope.findPiece(expression.getText())
    if (piece === undefined) return scope.constantText(expression)
    return isStatement ? `@${placeholder} ${expression.getText()};` : piece.declaration.name
  })
  // A template between braces is a rule.
  return postcss.parse(`${selector} {${text}}`).first as Rule
}

/**
 * A look as one rule. Its pieces are written out, and its declarations stand before its nested rules: Emotion applies them
 * in that order.
 *
 * @param isApart Whether a piece of the file has a rule of its own, for all elements that contain it.
 */
export function expandLook(
  selector: string,
  look: ts.TemplateLiteral,
  scope: StyleScope,
  isApart: (piece: Piece) => boolean = () => false,
): Rule {
  /** What stands in place of a piece. */
  const expansion = (name: string, home: StyleScope, isTop: boolean): ChildNode[] => {
    const piece = home.findPiece(name)
    if (piece === undefined || (isTop && (isSharedClass(piece, scope) || isApart(piece.declaration))))
      return []
    const { declaration, scope: there } = piece
    const body = parseLook(selector, declaration.text, there)
    expand(body, there, isTop)
    const comment = there === scope ? commentAbove(declaration.statement) : undefined
    return [...(comment === undefined ? [] : [postcss.comment({ text: comment })]), ...body.nodes]
  }
  const expand = (container: Container<ChildNode>, home: StyleScope, isTop: boolean): void => {
    for (const node of container.nodes?.slice() ?? []) {
      if (node.type === 'atrule' && node.name === placeholder)
        node.replaceWith(expansion(node.params, home, isTop))
      else if ('nodes' in node) {
        expand(node, home, false)
        if (node.type === 'rule') joinSelectors(node)
      }
    }
    declarationsFirst(container)
  }
  const rule = parseLook(selector, look, scope)
  expand(rule, scope, true)
  // A module gives the classes in it names of its own; those of other packages keep theirs.
  rule.walkRules((nested) => {
    nested.selector = nested.selector.replace(/\.[a-z][\w-]*/gi, (foreign) => {
      if (isClassOfPackage(foreign.slice(1))) return `:global(${foreign})`
      return fail(
        placeOf(look),
        `The class '${foreign.slice(1)}' is not the component's own: every page that has such a class changes it.`,
        'Give the element a look of its own, with `styled`.',
      )
    })
  })
  return rule
}

/** Writes a rule that has nothing but one nested rule as a single rule: `&:hover::before`. */
function joinSelectors(rule: Rule): void {
  const [only, ...others] = rule.nodes
  if (only?.type !== 'rule' || others.length > 0) return
  if (!/^&[^,]*$/.test(rule.selector) || !/^&[^,&]*$/.test(only.selector)) return
  rule.selector = only.selector.replace('&', rule.selector)
  only.replaceWith(only.nodes)
}

/** Moves declarations, with the comments above them, before nested rules; separates nested rules by empty lines. */
function declarationsFirst(container: Container<ChildNode>): void {
  const declarations: ChildNode[][] = []
  const rules: ChildNode[][] = []
  let comments: ChildNode[] = []
  for (const node of container.nodes ?? []) {
    comments.push(node)
    if (node.type === 'comment') continue
    const isDeclaration = node.type === 'decl' || (node.type === 'atrule' && node.nodes === undefined)
    const group = isDeclaration ? declarations : rules
    group.push(comments)
    comments = []
  }
  for (const [index, [first]] of rules.entries())
    if (first && declarations.length + index > 0) first.raws.before = '\n\n'
  container.removeAll()
  container.append([...declarations, ...rules, comments].flat())
}
