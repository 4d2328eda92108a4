import { errorsIn } from '../support/installed-program'
import type { Task } from './tasks'

/**
 * What is wrong with an answer: errors of TypeScript, and what it lacks of what the task needs. None if it is right.
 *
 * @param project The files that a visitor has installed, by their paths below the folder of the components.
 */
export function faultsOf(
  { name, uses, says = [] }: Task,
  answer: string,
  project: ReadonlyMap<string, string>,
): string[] {
  const imported = [...answer.matchAll(/import \{([^}]+)\}/g)].flatMap(([, names = '']) =>
    names.split(',').map((one) => one.trim()),
  )
  const file = `answers/${name}.tsx`
  return [
    ...errorsIn(new Map([...project, [file, answer]]), [file]),
    ...uses
      .filter((component) => !imported.includes(component))
      .map((component) => `It does not use ${component}.`),
    ...says
      .filter((pattern) => !pattern.test(answer))
      .map((pattern) => `It has nothing like ${pattern.source}.`),
  ]
}
