import ts from 'typescript'
import { fail } from './diagnostic.ts'

/**
 * The default of a prop: the one in the component's parameter, or else the one after `@default`.
 *
 * @param used The default in the parameter, as written.
 * @param at The file and line for an error.
 * @throws {DiagnosticError} When the two differ.
 */
export function defaultOf(
  prop: ts.Symbol,
  used: string | undefined,
  checker: ts.TypeChecker,
  at: string,
): string | undefined {
  const tag = prop.getJsDocTags(checker).find(({ name }) => name === 'default')
  const documented = tag && withoutBackticks(ts.displayPartsToString(tag.text).trim())
  if (documented !== undefined && used !== undefined && documented !== used) {
    fail(
      at,
      `The prop '${prop.name}' says @default ${documented}, but the component uses ${used}.`,
      'Remove the @default tag.',
    )
  }
  return used ?? documented
}

const withoutBackticks = (text: string) => text.replace(/^`(.*)`$/, '$1')

/** The defaults of a component's props: the initializers of `function X({ a = 1, b })`, as written. */
export function destructuredDefaults(component: ts.Declaration | undefined): ReadonlyMap<string, string> {
  const defaults = new Map<string, string>()
  if (component === undefined || !ts.isFunctionLike(component)) return defaults
  const pattern = component.parameters[0]?.name
  if (pattern === undefined || !ts.isObjectBindingPattern(pattern)) return defaults
  for (const { name, propertyName, initializer } of pattern.elements) {
    if (initializer) defaults.set((propertyName ?? name).getText(), textOf(initializer))
  }
  return defaults
}

/** The text of a default. If the default is a constant of the same file, the text of the constant. */
function textOf(initializer: ts.Expression): string {
  if (!ts.isIdentifier(initializer)) return initializer.getText()
  const declarations = initializer
    .getSourceFile()
    .statements.flatMap((statement) =>
      ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : [],
    )
  const found = declarations.find(({ name }) => name.getText() === initializer.text)?.initializer
  return (found ?? initializer).getText().replace(/ (as const|satisfies .*)$/, '')
}
