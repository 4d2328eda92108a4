import { useLocation } from 'react-router-dom'
import { referenceOf, type EntryModule } from '../../registry/entry-module'
import { leastReact } from '../../registry/meta'
import { defaultStyling, stylingLabels, stylings } from '../../registry/styling'
import { installCommand } from '../../install/install-command'
import { defaultExample, examplesOf, type InstallableExample } from '../../install/examples'
import { defaultFolder } from '../../install/registry-item'
import { canonicalPath } from '../../ui/addresses'
import { site } from '../../ui/site'
import styles from './add-to-project.module.css'
import { CodeFigure } from '../code/code-figure'
import { managers, takeHomeActions } from './install-choice'
import { Section } from '../page/section'
import { installsText } from '../code/source-text'

/** The command that installs a page's component as the prerendered page shows it. */
const defaultCommand = (path: string) =>
  installCommand({
    runner: managers.npm,
    origin: site.url,
    path,
    query: '',
    example: undefined,
    styling: defaultStyling,
    isNext: false,
    followsAliases: false,
  })

/** Which example the command installs. */
const describe = (example: InstallableExample | undefined) =>
  example?.section.kind === 'customizer'
    ? `the example “${example.title}” with the values that you choose`
    : `the example “${example?.title}”`

/**
 * The ways to take a component home: a command, and buttons for all files at once. It is static: `followProject` enables
 * and follows it when it comes near.
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
              <option key={name}>{name}</option>
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
          <input type="checkbox" name="aliases" />
          Follow the aliases in components.json
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
      <p className={styles.note} data-note="next" hidden>
        In Next.js, Emotion needs the second file to style the HTML of the server. Add it once, and wrap the
        children of <code>app/layout.tsx</code> in <code>{'<StyleRegistry>'}</code>.
      </p>
      <p className={styles.note} data-note="aliases" hidden>
        This needs the file <code>components.json</code> in your project.
      </p>
      <fieldset className={styles.actions} aria-label="All files" disabled>
        {Object.entries(takeHomeActions).map(([action, label]) => (
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
