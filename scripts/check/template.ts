import { copyProject } from '../harness/project-copy.ts'

/** A name that no component of the project has. */
const name = 'status-badge'

/**
 * Checks a new component as it is written, with nothing edited, in a copy of the project.
 *
 * @throws {Error} With the report when a check fails.
 */
export function checkTemplate(): void {
  const copy = copyProject(['tests', '.oxlintrc.json', '.prettierignore'])
  try {
    copy.run('npx', 'tsx', 'scripts/new-component.ts', name)
    copy.run('npx', 'tsx', 'scripts/check.ts', name)
    console.log('A new component passes every check as it is written.')
  } finally {
    copy.dispose()
  }
}
