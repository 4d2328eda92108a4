import type { ReactElement } from 'react'
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

interface CommandLineProps {
  /** The accessible name of the command. */
  readonly name: string
  /** The name of the copied text, for the button. */
  readonly label: string
  /** The `<code>` element. */
  readonly children: ReactElement
}

/** A command in one line, with a copy button. */
export const CommandLine = ({ name, label, children }: CommandLineProps) => (
  <div className={styles.line}>
    <pre className={styles.command} translate="no" tabIndex={0} role="region" aria-label={name}>
      {children}
    </pre>
    <CopyButton label={label} />
  </div>
)

/** The command of "Add to your project", at the top of the page. */
export const InstallLine = () => (
  <CommandLine name="Install command" label="install command">
    <code>{defaultCommand(canonicalPath(useLocation().pathname))}</code>
  </CommandLine>
)
