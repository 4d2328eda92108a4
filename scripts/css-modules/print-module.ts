import postcss from 'postcss'
import { commentAbove } from '../entry/syntax-tree.ts'
import { expandStyles } from './expand-styles.ts'
import { templateText, wholeRuleSets } from './template-text.ts'
import type { StyleScope } from './style-scope.ts'
import { camelCase, type RuleSet } from './styled-file.ts'

/** A class of the module. */
interface ModuleClass {
  readonly name: string
  readonly styles: RuleSet['text']
  readonly comment?: string | undefined
}

/** The layers of Tailwind, so that utilities win over components whichever is loaded first. */
const layers = '@layer theme, base, components, utilities;'

/** Tailwind 3 keeps `@layer components` itself for its own sheet, and refuses it in any other. */
const ownLayer = 'components.vitrine'

/**
 * Prints the CSS module of a file: a class for each of its styled elements, or for each of its shared rule sets.
 *
 * @returns undefined for a file that declares no styles.
 */
export function printModule(scope: StyleScope): string | undefined {
  const elements = [...scope.elements].map(([name, { styles, statement }]) => ({
    name: camelCase(name),
    styles,
    comment: commentAbove(statement),
  }))
  if (elements.length > 0)
    return paragraphs([
      layers,
      inLayer(ownLayer, [...boxSizing(elements), ...rules(elements, scope, elements.length === 1)]),
      ...keyframes(elements, scope),
      guard(elements),
    ])
  const shared = [...scope.ruleSets.values()].flatMap(({ sharedClass, text }) =>
    sharedClass === undefined ? [] : [{ name: sharedClass, styles: text }],
  )
  if (shared.length === 0) return undefined
  // A layer inside the components' layer: a component's rules win over these, in any order of the files.
  return paragraphs([
    leadingComment(scope),
    layers,
    inLayer(`${ownLayer}.glass`, rules(shared, scope, false)),
  ])
}

const paragraphs = (parts: readonly string[]) => parts.filter((part) => part !== '').join('\n\n')

const inLayer = (name: string, parts: readonly string[]) => `@layer ${name} {\n${paragraphs(parts)}\n}`

const selectorOf = (classes: readonly ModuleClass[]) => classes.map(({ name }) => `.${name}`).join(', ')

const boxSizingText = 'box-sizing: border-box;'

/** Several classes say in one rule how their sizes are measured. */
const boxSizing = (classes: readonly ModuleClass[]) =>
  classes.length === 1 ? [] : [`${selectorOf(classes)} { ${boxSizingText} }`]

/** A rule for each class; before them, one for each rule set that several classes contain. */
function rules(classes: readonly ModuleClass[], scope: StyleScope, withBoxSizing: boolean): string[] {
  const ownRuleSets = ({ styles }: ModuleClass) =>
    wholeRuleSets(styles, scope).flatMap((ruleSet) => (ruleSet.scope === scope ? [ruleSet.declaration] : []))
  const users = new Map<RuleSet, ModuleClass[]>()
  for (const one of classes)
    for (const ruleSet of new Set(ownRuleSets(one))) users.set(ruleSet, [...(users.get(ruleSet) ?? []), one])
  const isApart = (ruleSet: RuleSet) => (users.get(ruleSet)?.length ?? 0) > 1
  const print = (selector: string, text: RuleSet['text'], comment: string | undefined) => {
    const rule = expandStyles(selector, text, scope, isApart)
    if (withBoxSizing) rule.prepend(postcss.parse(boxSizingText))
    if (rule.nodes.length === 0) return ''
    return `${comment === undefined ? '' : `/* ${comment} */\n`}${rule.toString()}`
  }
  const printed = new Set<RuleSet>()
  return classes.flatMap((one) => {
    const apart = ownRuleSets(one).filter((ruleSet) => isApart(ruleSet) && !printed.has(ruleSet))
    apart.forEach((ruleSet) => printed.add(ruleSet))
    return [
      ...apart.map((ruleSet) =>
        print(selectorOf(users.get(ruleSet) ?? []), ruleSet.text, commentAbove(ruleSet.statement)),
      ),
      print(`.${one.name}`, one.styles, one.comment),
    ]
  })
}

/** The keyframes that classes name. */
function keyframes(classes: readonly ModuleClass[], scope: StyleScope): string[] {
  const used = new Set<RuleSet>()
  for (const { styles } of classes)
    templateText(styles, ({ expression }) => {
      const ruleSet = scope.findRuleSet(expression.getText())?.declaration
      if (ruleSet?.kind === 'keyframes') used.add(ruleSet)
      return ''
    })
  return [...used].map(({ name, text }) => expandStyles(`@keyframes ${name}`, text, scope).toString())
}

/** Keeps resets away: rules outside layers win over everything in a layer. */
function guard(classes: readonly ModuleClass[]): string {
  const selector = `:where(${selectorOf(classes)}):not(x x x)`
  return `/* Rules of a page for all elements lose to this one; any class wins over it. */
${selector}, ${selector}::before { all: revert-layer; }`
}

/** The comment that begins what a file says after its imports. */
const leadingComment = ({ source }: StyleScope): string => /^\/\*[^]*?\*\//m.exec(source.text)?.[0] ?? ''
