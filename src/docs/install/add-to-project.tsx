import { useLocation } from 'react-router-dom'
import { glassChoice, shownCode } from '../../glass/glass-choice'
import { defaultExample, examplesOf, type InstallableExample } from '../../install/examples'
import { defaultFolder, projectSettings } from '../../install/registry-item'
import { costLine } from '../../registry/cost'
import { referenceOf, type EntryModule } from '../../registry/entry-module'
import { leastReact } from '../../registry/meta'
import { defaultStyling, stylingLabels, stylings } from '../../registry/styling'
import { followQuery } from '../../ui/address-state'
import { canonicalPath, hrefTo, markdownPath } from '../../ui/addresses'
import { installsText } from '../code/source-texts'
import { Section } from '../page/section'
import styles from './add-to-project.module.css'
import { hostPrints } from './host'
import { followChoice, installActions, managers, readChoice, usualChoice } from './install-choice'
import { CommandLine, defaultCommand } from './install-line'

/** Which example the command installs. */
const describe = (example: InstallableExample | undefined) =>
  `the example “${example?.title}”${example?.configurable ? ' with your values' : ''}`

/**
 * The ways to install a component: a command, and buttons for all files at once. It is static: `handleAddToProject` makes
 * it interactive.
 */
export function AddToProject({ entry }: { readonly entry: EntryModule }) {
  const path = canonicalPath(useLocation().pathname)
  const { source, cost } = referenceOf(entry)
  const { packages } = source[defaultStyling]
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
      <CommandLine name="Command, code" label="Command">
        <code className={styles.command} data-command="">
          {defaultCommand(path)}
        </code>
      </CommandLine>
      <details className={styles.fold} data-my-glass="" hidden>
        <summary>glass.css</summary>
      </details>
      <fieldset className={styles.actions} aria-label="All files" disabled>
        {Object.entries(installActions).map(([action, label]) => (
          <button key={action} type="button" data-action={action}>
            {label}
          </button>
        ))}
        <span role="status" />
      </fieldset>
      <p className={styles.note}>
        {`Needs React ${leastReact} or later.`}
        <span data-packages="">{installsText(packages)}</span> Files go to <code>{defaultFolder}</code>.
      </p>
      {cost && (
        <details className={styles.fold} data-cost={entry.folder}>
          <summary>{costLine(cost)}</summary>
          <a href={hrefTo(markdownPath(path))}>Plain text</a>
        </details>
      )}
    </Section>
  )
}

/** The script loads when the section is about one screen below the window. */
const distance = '800px'

/** Whether the prerendered command is not the visitor's. */
const isConfigured = () => {
  const choice = readChoice()
  return (
    window.location.search !== '' ||
    shownCode() !== undefined ||
    Object.entries(usualChoice).some(([name, usual]) => choice[name as keyof typeof choice] !== usual)
  )
}

/**
 * Makes the static section and the line at the top interactive when they are needed: when the section comes near, when the
 * line is approached, or when the command is another than the prerendered one.
 *
 * @returns A function that stops.
 */
export function handleAddToProject(root: HTMLElement | null, entry: EntryModule) {
  const section = root?.querySelector<HTMLElement>('[data-static=add-to-project]')
  if (!section) return undefined
  const ended = new AbortController()
  const { signal } = ended
  let end: (() => void) | undefined
  const load = async () => {
    if (end) return
    const { followProject } = await import('./follow-project')
    observer.disconnect()
    if (!signal.aborted) end ??= followProject(section, entry)
  }
  // The command for the defaults can still be copied. The script is asked for again at the next occasion.
  const loadSoon = () => void load().catch(() => {})
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) loadSoon()
    },
    { rootMargin: distance },
  )
  observer.observe(section)
  const line = root?.querySelector('[data-static=install]')
  for (const approach of ['pointerover', 'focusin']) line?.addEventListener(approach, loadSoon, { signal })

  let isFinal = false
  /** Delays a press on Copy until the command has the visitor's choices and suits this host. */
  const hold = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (isFinal || button === null || line?.contains(button) !== true) return
    event.stopImmediatePropagation()
    void Promise.allSettled([load(), hostPrints.load()]).then(() => {
      isFinal = true
      button.click()
    })
  }
  root?.addEventListener('click', hold, { signal, capture: true })

  const unfollow = [followQuery, followChoice, glassChoice.subscribe].map((follow) => follow(loadSoon))
  if (isConfigured()) loadSoon()
  return () => {
    ended.abort()
    observer.disconnect()
    for (const stop of [...unfollow, end]) stop?.()
  }
}
