import { useLocation } from 'react-router-dom'
import { installCommand } from '../../install/install-command'
import { canonicalPath } from '../../ui/addresses'
import { CopyButton } from '../code/code-block'
import { managers, usualChoice } from './install-choice'
import styles from './install-line.module.css'

/** The command with the defaults, which the prerendered page shows. */
export const defaultCommand = (path: string): string =>
  installCommand({
    ...usualChoice,
    runner: managers[usualChoice.manager],
    path,
    query: '',
    example: undefined,
  })

/** The command of "Add to your project" in one line, at the top of the page. */
export const InstallLine = () => (
  <div className={styles.line}>
    <pre className={styles.command} translate="no" tabIndex={0} role="region" aria-label="Install command">
      <code>{defaultCommand(canonicalPath(useLocation().pathname))}</code>
    </pre>
    <CopyButton label="install command" />
  </div>
)
