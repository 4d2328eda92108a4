import ts from 'typescript'
import { fail } from '../entry/diagnostic.ts'
import { literalValue } from '../entry/literal.ts'
import { placeOf } from '../entry/syntax-tree.ts'
import type { StyledFile } from './styled-file.ts'

/** The text of `levels.thin.opacity`: a literal inside a constant. @throws {DiagnosticError} When it is computed. */
export function constantText(expression: ts.Expression, { source }: StyledFile): string {
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
    `\`${expression.getText()}\` in a look is neither a piece of styles nor a constant.`,
    'Use a custom property for what changes, and a constant for what does not.',
  )
}
