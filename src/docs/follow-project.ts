import type { EntryModule } from '../registry/entry-module'
import { installCommand } from '../take-home/command'
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

/**
 * Enables the static HTML of "Add to your project", and keeps its command in step with the knobs, the page's address and
 * the visitor's choices.
 *
 * @returns What ends it.
 */
export function followProject(section: HTMLElement, entry: EntryModule): () => void {
  const find = <Found extends HTMLElement>(selector: string) => section.querySelector<Found>(selector)
  const manager = find<HTMLSelectElement>('[name=manager]')
  const next = find<HTMLInputElement>('[name=next]')
  const aliases = find<HTMLInputElement>('[name=aliases]')
  const command = find('[data-command]')
  const status = find('[role=status]:not([data-copy] *)')
  if (!manager || !next || !aliases || !command || !status) return () => {}
  const example = defaultExample(examplesOf(entry))

  const show = () => {
    const choice = readChoice()
    manager.value = choice.manager
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
    find('[data-note=next]')?.toggleAttribute('hidden', !choice.isNext)
    find('[data-note=aliases]')?.toggleAttribute('hidden', !choice.followsAliases)
  }

  const change = () => {
    // The options are the managers.
    const chosen = manager.value as Manager
    rememberChoice({ manager: chosen, isNext: next.checked, followsAliases: aliases.checked })
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
