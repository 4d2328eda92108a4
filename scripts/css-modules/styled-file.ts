import ts from 'typescript'
import { fail } from '../entry/diagnostic.ts'
import { parseFile, placeOf, unwrap } from '../entry/syntax-tree.ts'

/** An element with styles: `const Root = styled.div`…``. */
export interface StyledElement {
  readonly tag: string
  readonly styles: ts.TemplateLiteral
  readonly statement: ts.VariableStatement
}

/** A named block of rules, which styles include: `css`…`` or `keyframes`…``. */
export interface RuleSet {
  readonly name: string
  readonly kind: 'styles' | 'keyframes'
  readonly text: ts.TemplateLiteral
  readonly statement: ts.VariableStatement
  /** The class that other files use it by: a member of an exported object of rule sets, `glass.regular`. */
  readonly sharedClass?: string
}

/** The Emotion code of a file. */
export interface StyledFile {
  readonly file: string
  readonly source: ts.SourceFile
  readonly elements: ReadonlyMap<string, StyledElement>
  /** By the name that styles use: `focusRing`, `glass.regular`. */
  readonly ruleSets: ReadonlyMap<string, RuleSet>
}

const ruleSetKinds: Readonly<Record<string, RuleSet['kind']>> = { css: 'styles', keyframes: 'keyframes' }

/** Reads the styled elements and the rule sets of a file. @throws {DiagnosticError} When styles have another form. */
export function readStyledFile(file: string, text: string): StyledFile {
  const source = parseFile(file, text)
  const elements = new Map<string, StyledElement>()
  const ruleSets = new Map<string, RuleSet>()
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!initializer || !ts.isIdentifier(name)) continue
      const value = unwrap(initializer)
      const element = elementOf(value)
      if (element) elements.set(name.text, { ...element, statement })
      const ruleSet = ruleSetOf(value)
      if (ruleSet) ruleSets.set(name.text, { ...ruleSet, name: name.text, statement })
      if (ts.isObjectLiteralExpression(value))
        for (const member of membersOf(value, name.text, source))
          ruleSets.set(`${name.text}.${member.name}`, { ...member, statement })
    }
  }
  return { file, source, elements, ruleSets }
}

/** `styled.div`…`` */
function elementOf(value: ts.Expression): Omit<StyledElement, 'statement'> | undefined {
  const styled = ts.isTaggedTemplateExpression(value)
    ? value.tag
    : ts.isCallExpression(value)
      ? value.expression
      : undefined
  if (styled === undefined || !/^styled\b/.test(styled.getText())) return undefined
  if (ts.isTaggedTemplateExpression(value) && ts.isPropertyAccessExpression(styled))
    return { tag: styled.name.text, styles: value.template }
  return fail(
    placeOf(value),
    `\`${value.getText().split('\n', 1)[0]}\` is not a template of styles for a tag.`,
    'Write `styled.div` and the styles in backticks: the CSS module of the component is made of them.',
  )
}

function ruleSetOf(value: ts.Expression): Pick<RuleSet, 'kind' | 'text'> | undefined {
  if (!ts.isTaggedTemplateExpression(value)) return undefined
  const kind = ruleSetKinds[value.tag.getText()]
  return kind && { kind, text: value.template }
}

/** The rule sets in an object; `flatGlass.thin` of `glass.ts` is the class `flatThin`. */
function membersOf(value: ts.ObjectLiteralExpression, group: string, source: ts.SourceFile) {
  const whole = /([\w-]+)\.\w+$/.exec(source.fileName)?.[1] ?? ''
  const prefix = group.replace(new RegExp(`${whole}$`, 'i'), '')
  return value.properties.flatMap((member) => {
    if (!ts.isPropertyAssignment(member) || !ts.isIdentifier(member.name)) return []
    const ruleSet = ruleSetOf(unwrap(member.initializer))
    const name = member.name.text
    return ruleSet ? [{ ...ruleSet, name, sharedClass: camelCase(`${prefix} ${name}`) }] : []
  })
}

/** Words as one name: `menu button`, `MenuButton` and `menu-button` become `menuButton`. */
export function camelCase(words: string): string {
  const joined = words.trim().replace(/[\s.-]+(\w)/g, (_all, letter: string) => letter.toUpperCase())
  return joined.charAt(0).toLowerCase() + joined.slice(1)
}
