import ts from 'typescript'
import type { Found, StyleScope } from './style-scope.ts'
import type { RuleSet } from './styled-file.ts'

/** An expression in a template of styles. */
export interface Insertion {
  readonly expression: ts.Expression
  /** Whether it stands where a declaration begins, and not inside one. */
  readonly isStatement: boolean
  /** In how many nested rules it stands. */
  readonly depth: number
}

/** The text of a template, with what a function returns for each expression in it. */
export function templateText(template: ts.TemplateLiteral, textOf: (insertion: Insertion) => string): string {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text
  let text = template.head.text
  let depth = depthOf(text)
  for (const { expression, literal } of template.templateSpans) {
    const isStatement = /(^|[{};]|\*\/)\s*$/.test(text)
    text += textOf({ expression, isStatement, depth }) + literal.text
    depth += depthOf(literal.text)
  }
  return text
}

const depthOf = (text: string) => text.split('{').length - text.split('}').length

/**
 * The rule sets that a template contains outside its nested rules, and those in them. What a class of another file contains
 * stays in that class.
 *
 * @param own The file whose module is printed.
 */
export function wholeRuleSets(
  template: ts.TemplateLiteral,
  scope: StyleScope,
  own: StyleScope = scope,
): Found<RuleSet>[] {
  const ruleSets: Found<RuleSet>[] = []
  templateText(template, ({ expression, isStatement, depth }) => {
    const ruleSet = scope.findRuleSet(expression.getText())
    if (!ruleSet || !isStatement || depth > 0) return ''
    ruleSets.push(ruleSet)
    if (!isSharedClass(ruleSet, own))
      ruleSets.push(...wholeRuleSets(ruleSet.declaration.text, ruleSet.scope, own))
    return ''
  })
  return ruleSets
}

/** Whether a rule set of another file is a class of that file's module. */
export const isSharedClass = ({ declaration, scope }: Found<RuleSet>, own: StyleScope): boolean =>
  declaration.sharedClass !== undefined && scope !== own
