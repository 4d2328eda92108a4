import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { readStyledFile, type RuleSet, type StyledElement, type StyledFile } from './styled-file.ts'
import { fail } from '../entry/diagnostic.ts'
import { literalValue, placeOf } from '../entry/syntax-tree.ts'

/** A styled file with what it imports: where the names in its styles and its JSX come from. */
export interface StyleScope extends StyledFile {
  readonly findElement: (name: string) => Found<StyledElement> | undefined
  readonly findRuleSet: (name: string) => Found<RuleSet> | undefined
  /** The imported names that stand for styles: elements, rule sets, and what makes elements of a tag. */
  readonly importedStyles: ReadonlySet<string>
  /** The text of the file and of all that it imports: when one changes, so may its styles. */
  readonly textOfAll: (seen?: Set<string>) => string
  /** The text of a constant in styles. @throws {DiagnosticError} When it is computed. */
  readonly constantText: (expression: ts.Expression) => string
}

/** A declaration, and the file that it stands in. */
export interface Found<Declaration> {
  readonly declaration: Declaration
  readonly scope: StyleScope
}

/** A cache, since every component asks for the scope of the glass. A file that was written later is read again. */
const scopes = new Map<string, { readonly scope: StyleScope; readonly written: number }>()

/** The resolution of a file's times, in ms. */
const tick = 1000

/** The scopes whose files need not be looked at again: each name in styles asks for its scope. */
const current = new Map<string, StyleScope>()

/** From now on, every file is looked at again, once. */
export const recheckScopes = (): void => current.clear()

/** Reads a file of the registry. @throws {DiagnosticError} When styles are not a template for a tag. */
export function readStyleScope(file: string): StyleScope {
  const asked = current.get(file)
  if (asked !== undefined) return asked
  const known = scopes.get(file)
  const written = statSync(file).mtimeMs
  const scope = known?.written === written ? known.scope : readScope(file, known?.scope)
  // What was written just now may be written again without a later time.
  scopes.set(file, { scope, written: Date.now() - written > tick ? written : NaN })
  current.set(file, scope)
  return scope
}

function readScope(file: string, known: StyleScope | undefined): StyleScope {
  const text = readFileSync(file, 'utf8')
  return known?.source.text === text ? known : scopeOf(readStyledFile(file, text))
}

function scopeOf(own: StyledFile): StyleScope {
  const imports = importedNames(own)
  /** The file that declares the first part of a dotted name. */
  const home = (name: string): StyleScope => {
    const path = imports.get(name.split('.', 1)[0] ?? '')
    return path === undefined ? scope : readStyleScope(path)
  }
  const isStyle = (name: string) => {
    const { elements, ruleSets } = home(name)
    const isGroup = [...ruleSets.keys()].some((ruleSet) => ruleSet.startsWith(`${name}.`))
    return name === 'styled' || elements.has(name) || ruleSets.has(name) || isGroup
  }
  let styles: ReadonlySet<string> | undefined
  const scope: StyleScope = {
    ...own,
    // Not before it is asked for: files may import each other.
    get importedStyles() {
      return (styles ??= new Set([...imports.keys()].filter(isStyle)))
    },
    textOfAll: (seen = new Set()) => {
      seen.add(own.file)
      const further = [...new Set(imports.values())].filter((path) => !seen.has(path))
      return [own.source.text, ...further.map((path) => readStyleScope(path).textOfAll(seen))].join()
    },
    findElement: (name) => found(home(name).elements.get(name), home(name)),
    findRuleSet: (name) => found(home(name).ruleSets.get(name), home(name)),
    constantText: (expression) => constantText(expression, home(expression.getText())),
  }
  return scope
}

const found = <Declaration>(declaration: Declaration | undefined, scope: StyleScope) =>
  declaration && { declaration, scope }

/** The local files of a file's imports, by imported name. */
function importedNames({ file, source }: StyledFile): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue
    const bindings = statement.importClause?.namedBindings
    const path = fileOf(file, statement.moduleSpecifier.text)
    if (path === undefined || !bindings || !ts.isNamedImports(bindings)) continue
    for (const { name } of bindings.elements) names.set(name.text, path)
  }
  return names
}

/** The TypeScript file that a relative import names. */
export function fileOf(importer: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined
  const path = join(dirname(importer), specifier)
  return [`${path}.ts`, `${path}.tsx`].find((file) => existsSync(file))
}

/** The text of `levels.thin.opacity`: a literal inside a constant. @throws {DiagnosticError} When it is computed. */
function constantText(expression: ts.Expression, { source }: StyledFile): string {
  const [first, ...path] = expression.getText().split('.')
  const declaration = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find(({ name }) => name.getText() === first)
  const value = path.reduce<unknown>(
    // A literal's members are read by name; what is no object has none.
    (object, key) => (object as Record<string, unknown> | undefined)?.[key],
    declaration?.initializer && literalValue(declaration.initializer),
  )
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  return fail(
    placeOf(expression),
    `\`${expression.getText()}\` in the styles is neither a rule set nor a constant.`,
    'Use a custom property for what changes, and a constant for what does not.',
  )
}
