import { useLocation } from 'react-router-dom'
import { installCommand } from '../../install/install-command'
import { defaultExample, examplesOf, type InstallableExample } from '../../install/examples'
import { defaultFolder, projectSettings } from '../../install/registry-item'
import { referenceOf, type EntryModule } from '../../registry/entry-module'
import { leastReact } from '../../registry/meta'
import { defaultStyling, stylingLabels, stylings } from '../../registry/styling'
import { canonicalPath } from '../../ui/addresses'
import { CodeFigure } from '../code/code-block'
import { installsText } from '../code/source-view'
import { Section } from '../page/section'
import styles from './add-to-project.module.css'
import { installActions, managers } from './install-choice'

/** The command with the defaults, which the prerendered page shows. */
const defaultCommand = (path: string) =>
  installCommand({
    runner: managers.npm,
    path,
    query: '',
    example: undefined,
    styling: defaultStyling,
    isNext: false,
    settings: 'none',
  })

/** Which example the command installs. */
const describe = (example: InstallableExample | undefined) =>
  example?.section.kind === 'customizer'
    ? `the example “${example.title}” with the values that you choose`
    : `the example “${example?.title}”`

/**
 * The ways to install a component: a command, and buttons for all files at once. It is static: `handleAddToProject` makes
 * it interactive.
 */
export function AddToProject({ entry }: { readonly entry: EntryModule }) {
  const path = canonicalPath(useLocation().pathname)
  const { packages } = referenceOf(entry).source[defaultStyling]
  return (
    <Section
      title="Add to your project"
      text={`One command installs the component, what it needs, and ${describe(defaultExample(examplesOf(entry)))}.`}
    >
      <fieldset className={styles.options} aria-label="Your project" disabled>
        <label>
          Package manager
          <select name="manager">
            {Object.keys(managers).map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          Styles
          <select name="styling">
            {stylings.map((styling) => (
              <option key={styling} value={styling}>
                {stylingLabels[styling]}
              </option>
            ))}
          </select>
        </label>
        <label data-styling="emotion" hidden>
          <input type="checkbox" name="next" />
          Next.js
        </label>
        <label>
          components.json
          <select name="settings">
            {Object.keys(projectSettings).map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </fieldset>
      <CodeFigure label="Command">
        <code className={styles.command} data-command>
          {defaultCommand(path)}
        </code>
      </CodeFigure>
      <details className={styles.glass} data-my-glass hidden>
        <summary>glass.css</summary>
      </details>
      <p className={styles.note} data-note="next" hidden />
      <p className={styles.note} data-note="settings" hidden />
      <fieldset className={styles.actions} aria-label="All files" disabled>
        {Object.entries(installActions).map(([action, label]) => (
          <button key={action} type="button" data-action={action}>
            {label}
          </button>
        ))}
        <span role="status" />
      </fieldset>
      <p className={styles.note}>
        Needs React {leastReact} or later.
        <span data-packages>{installsText(packages)}</span> Files go to <code>{defaultFolder}</code>.
      </p>
    </Section>
  )
}

/** The script loads when the section is about one screen below the window. */
const distance = '800px'

/**
 * Makes the static section interactive when it comes near: most visitors of a page never scroll there.
 *
 * @returns A function that stops.
 */
export function handleAddToProject(root: HTMLElement | null, entry: EntryModule) {
  const section = root?.querySelector<HTMLElement>('[data-static=add-to-project]')
  if (!section) return undefined
  let end: (() => void) | undefined
  let isEnded = false
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      import('./follow-project').then(
        ({ followProject }) => {
          observer.disconnect()
          if (!isEnded) end ??= followProject(section, entry)
        },
        // The command for the defaults can still be copied. The script is asked for again when the section comes near again.
        () => {},
      )
    },
    { rootMargin: distance },
  )
  observer.observe(section)
  return () => {
    isEnded = true
    observer.disconnect()
    end?.()
  }
}
