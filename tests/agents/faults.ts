import ts from 'typescript'
import { errorsIn } from '../support/installed-program'
import type { Task } from './tasks'

/** The names that a file imports, as the modules call them: `Button` for `{ Button as Primary }`. */
function importedIn(code: string): string[] {
  const { statements } = ts.createSourceFile('answer.tsx', code, ts.ScriptTarget.Latest)
  return statements.filter(ts.isImportDeclaration).flatMap(({ importClause }) => {
    const named = importClause?.namedBindings
    return named !== undefined && ts.isNamedImports(named)
      ? named.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
      : []
  })
}

/** Components and props that a task needs, and an answer lacks. */
export function lacksOf({ uses, says = [] }: Task, answer: string): string[] {
  const imported = importedIn(answer)
  return [
    ...uses
      .filter((component) => !imported.includes(component))
      .map((component) => `It does not use ${component}.`),
    ...says
      .filter((pattern) => !pattern.test(answer))
      .map((pattern) => `It has nothing like ${pattern.source}.`),
  ]
}

/**
 * The faults of an answer: errors of TypeScript, and what it lacks. None if it is right.
 *
 * @param project The files that a visitor has installed, by their paths below the folder of the components.
 */
export function faultsOf(task: Task, answer: string, project: ReadonlyMap<string, string>): string[] {
  const file = `answers/${task.name}.tsx`
  return [...errorsIn(new Map([...project, [file, answer]]), [file]), ...lacksOf(task, answer)]
}
