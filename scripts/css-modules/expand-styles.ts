import postcss, { type ChildNode, type Container, type Rule } from 'postcss'
import type ts from 'typescript'
import { commentAbove, placeOf } from '../entry/syntax-tree.ts'
import { isSharedClass, templateText } from './template-text.ts'
import { fail } from '../entry/diagnostic.ts'
import { foreignClass, isClassOfPackage } from './refuse-forms.ts'
import type { StyleScope } from './style-scope.ts'
import type { RuleSet } from './styled-file.ts'

/** The at-rule that stands for a rule set until it is expanded. */
const placeholder = 'rule-set'

/** Parses a template as one rule: keyframes and constants are in place, rule sets have placeholders. */
function parseStyles(selector: string, styles: ts.TemplateLiteral, scope: StyleScope): Rule {
  const text = templateText(styles, ({ expression, isStatement }) => {
    const ruleSet = scope.findRuleSet(expression.getText())
    if (ruleSet === undefined) return scope.constantText(expression)
    return isStatement ? `@${placeholder} ${expression.getText()};` : ruleSet.declaration.name
  })
  // A template between braces is a rule.
  return postcss.parse(`${selector} {${text}}`).first as Rule
}

/**
 * The styles of a template as one rule. Rule sets are expanded, and declarations stand before nested rules: Emotion applies
 * them in that order.
 *
 * @param isApart Whether a rule set of the file has its own rule, for all elements that contain it.
 */
export function expandStyles(
  selector: string,
  styles: ts.TemplateLiteral,
  scope: StyleScope,
  isApart: (ruleSet: RuleSet) => boolean = () => false,
): Rule {
  /** The content of a rule set. */
  const expansion = (name: string, home: StyleScope, isTop: boolean): ChildNode[] => {
    const ruleSet = home.findRuleSet(name)
    if (ruleSet === undefined || (isTop && (isSharedClass(ruleSet, scope) || isApart(ruleSet.declaration))))
      return []
    const { declaration, scope: there } = ruleSet
    const body = parseStyles(selector, declaration.text, there)
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
  const rule = parseStyles(selector, styles, scope)
  expand(rule, scope, true)
  // A CSS module renames its classes; the classes of other packages keep their names.
  rule.walkRules((nested) => {
    nested.selector = nested.selector.replace(/\.[a-z][\w-]*/gi, (foreign) => {
      if (isClassOfPackage(foreign.slice(1))) return `:global(${foreign})`
      const { message, suggestion } = foreignClass(foreign.slice(1))
      return fail(placeOf(styles), message, suggestion)
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
