import type { EntryModule } from '../registry/entry-module'
import { defaultStyling, stylingParameter, type Styling } from '../registry/styling'
import { installCommand, stylingParameters } from '../take-home/command'
import { defaultExample, examplesOf } from '../take-home/examples'
import { canonicalPath } from '../ui/canonical-path'
import { managers, readChoice, rememberChoice, type Manager, type TakeHomeAction } from './install-choice'
import { followQuery } from './page-query'

/** What to say of an action that failed. */
const failure = (error: unknown): string =>
  error instanceof DOMException && error.name === 'NotAllowedError'
    ? 'The browser did not allow access to the clipboard.'
    : 'That did not work. Check your connection and try again.'

/** Does what a button says, and returns what to say about it. What that takes is loaded when it is first needed. */
async function run(action: TakeHomeAction, entry: EntryModule): Promise<string> {
  try {
    return await (await import('./take-home-actions'))[action](entry)
  } catch (error) {
    return failure(error)
  }
}

/** Writes a styling into the address bar, so that a shared address shows the same. */
function writeStyling(styling: Styling): void {
  const url = new URL(window.location.href)
  url.searchParams.delete(stylingParameter)
  for (const [name, text] of Object.entries(stylingParameters(styling))) url.searchParams.set(name, text)
  if (url.href !== window.location.href) window.history.replaceState(window.history.state, '', url)
}

/**
 * Enables the static HTML of "Add to your project", and keeps its command in step with the knobs, the page's address and
 * the visitor's choices.
 *
 * @returns What ends it.
 */
export function followProject(section: HTMLElement, entry: EntryModule): () => void {
  const source = section.parentElement?.querySelector<HTMLElement>('[data-static=source]')
  const find = <Found extends HTMLElement>(selector: string) => section.querySelector<Found>(selector)
  const manager = find<HTMLSelectElement>('[name=manager]')
  const styling = find<HTMLSelectElement>('[name=styling]')
  const next = find<HTMLInputElement>('[name=next]')
  const aliases = find<HTMLInputElement>('[name=aliases]')
  const command = find('[data-command]')
  const status = find('[role=status]:not([data-copy] *)')
  const packages = find('[data-packages]')
  if (!manager || !styling || !next || !aliases || !command || !status || !packages) return () => {}
  const example = defaultExample(examplesOf(entry))
  const ownPackages = packages.textContent
  let shown: Styling = defaultStyling

  /** Shows the files of the styling that is chosen. What the page does not have is loaded when it is first needed. */
  const followStyling = async (wanted: Styling) => {
    if (!source || wanted === shown) return
    shown = wanted
    try {
      const { showSource } = await import('./show-source')
      const installs = await showSource(source, entry.folder, wanted, () => shown === wanted)
      if (shown === wanted) packages.textContent = installs ?? ownPackages
    } catch (error) {
      status.textContent = failure(error)
    }
  }

  const show = () => {
    const choice = readChoice()
    manager.value = choice.manager
    styling.value = choice.styling
    next.checked = choice.isNext
    aliases.checked = choice.followsAliases
    const { origin, pathname, search } = window.location
    command.textContent = installCommand({
      ...choice,
      runner: managers[choice.manager],
      origin,
      path: canonicalPath(pathname),
      query: search,
      example,
    })
    const isEmotion = choice.styling === 'emotion'
    find('[data-styling=emotion]')?.toggleAttribute('hidden', !isEmotion)
    find('[data-note=next]')?.toggleAttribute('hidden', !(isEmotion && choice.isNext))
    find('[data-note=aliases]')?.toggleAttribute('hidden', !choice.followsAliases)
    void followStyling(choice.styling)
  }

  const change = () => {
    rememberChoice({
      // The options are the managers, and the stylings.
      manager: manager.value as Manager,
      styling: styling.value as Styling,
      isNext: next.checked,
      followsAliases: aliases.checked,
    })
    writeStyling(styling.value as Styling)
    show()
  }

  const press = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-action]') : null
    if (button === null) return
    status.textContent = ''
    // The build wrote the name of an action into the attribute.
    const action = button.dataset.action as TakeHomeAction
    void run(action, entry).then((text) => (status.textContent = text))
  }

  section.addEventListener('change', change)
  section.addEventListener('click', press)
  const end = followQuery(show)
  for (const fieldset of section.querySelectorAll('fieldset')) fieldset.disabled = false
  show()
  return () => {
    end()
    section.removeEventListener('change', change)
    section.removeEventListener('click', press)
  }
}
