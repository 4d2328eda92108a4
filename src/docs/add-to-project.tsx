import { useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { referenceOf, type EntryModule } from '../registry/entry-module'
import { leastReact } from '../registry/requirements'
import { installCommand } from '../take-home/command'
import { defaultExample, examplesOf } from '../take-home/examples'
import { canonicalPath } from '../ui/canonical-path'
import { useHydrated } from '../ui/hydration'
import { siteUrl } from '../ui/site-url'
import styles from './add-to-project.module.css'
import { CodeFigure } from './code-figure'
import { choose, installChoice, managers, type Manager } from './install-choice'
import { usePageQuery } from './page-query'
import { Section } from './section'
import { Static } from './static'

const title = 'Add to your project'

/** The ways to take a component home: a command, and buttons for all files at once. */
export function AddToProject({ entry }: { readonly entry: EntryModule }) {
  return (
    <Section
      title={title}
      text="One command installs the component, what it needs, and the example as it is configured now."
    >
      <Options />
      <Command entry={entry} />
      <Actions entry={entry} />
      <Static id="requirements">{() => <Requirements entry={entry} />}</Static>
    </Section>
  )
}

const useInstallChoice = () =>
  useSyncExternalStore(installChoice.subscribe, installChoice.read, installChoice.start)

function Options() {
  const { manager, isNext, followsAliases } = useInstallChoice()
  return (
    <fieldset className={styles.options} aria-label="Your project" disabled={!useHydrated()}>
      <label>
        Package manager
        {/* The options are the managers. */}
        <select value={manager} onChange={({ target }) => choose({ manager: target.value as Manager })}>
          {Object.keys(managers).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <label>
        <input
          type="checkbox"
          checked={isNext}
          onChange={({ target }) => choose({ isNext: target.checked })}
        />
        Next.js
      </label>
      <label>
        <input
          type="checkbox"
          checked={followsAliases}
          onChange={({ target }) => choose({ followsAliases: target.checked })}
        />
        Follow the aliases in components.json
      </label>
    </fieldset>
  )
}

const never = () => () => {}

/** The origin of the page; the site's own while the page is hydrated. */
const useOrigin = () =>
  useSyncExternalStore(
    never,
    () => window.location.origin,
    () => siteUrl,
  )

function Command({ entry }: { readonly entry: EntryModule }) {
  const { manager, ...choice } = useInstallChoice()
  const [example] = useState(() => defaultExample(examplesOf(entry)))
  const command = installCommand({
    ...choice,
    runner: managers[manager],
    origin: useOrigin(),
    path: canonicalPath(useLocation().pathname),
    query: usePageQuery(),
    example,
  })
  return (
    <>
      <CodeFigure label="Command">
        <code className={styles.command}>{command}</code>
      </CodeFigure>
      {choice.isNext && (
        <p className={styles.note}>
          Next.js renders Emotion’s styles on the server only with the second file. Add it once, and wrap the
          children of <code>app/layout.tsx</code> in <code>{'<StyleRegistry>'}</code>.
        </p>
      )}
      {choice.followsAliases && (
        <p className={styles.note}>
          The command fails in a project without <code>components.json</code>.
        </p>
      )}
    </>
  )
}

/** What the buttons do, loaded when one is pressed. */
const loadActions = () => import('./take-home-actions')

type Action = (entry: EntryModule) => Promise<string>

/** Each button does something, and returns what to say about it. */
const actions: Readonly<Record<string, Action>> = {
  'Copy all files': async (entry) => (await loadActions()).copyAllFiles(entry),
  'Download .zip': async (entry) => (await loadActions()).downloadZip(entry),
  'Open in StackBlitz': async (entry) => (await loadActions()).openSandbox(entry),
  'Copy page as Markdown': async () => (await loadActions()).copyMarkdown(),
}

function Actions({ entry }: { readonly entry: EntryModule }) {
  const [status, setStatus] = useState('')
  const isDisabled = !useHydrated()
  const run = (action: Action) => () => {
    setStatus('')
    void action(entry)
      .catch(() => 'That did not work. Check your connection and try again.')
      .then(setStatus)
  }
  return (
    <div className={styles.actions}>
      {Object.entries(actions).map(([name, action]) => (
        <button key={name} type="button" disabled={isDisabled} onClick={run(action)}>
          {name}
        </button>
      ))}
      <span role="status">{status}</span>
    </div>
  )
}

/** What a project must have, and what the command adds to it. */
function Requirements({ entry }: { readonly entry: EntryModule }) {
  const { packages } = referenceOf(entry)
  const names = new Intl.ListFormat('en').format(packages)
  return (
    <p className={styles.note}>
      Needs React {leastReact} or later. {names !== '' && `The command installs ${names}. `}
      Files go to <code>components/vitrine</code>.
    </p>
  )
}
