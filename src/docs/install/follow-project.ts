import { glassChoice, shownCode } from '../../glass/glass-choice'
import type { EntryModule } from '../../registry/entry-module'
import type { ProjectSettings } from '../../install/registry-item'
import { defaultStyling, stylingParameter, type Styling } from '../../registry/styling'
import { installCommand, stylingParameters } from '../../install/install-command'
import { defaultExample, demoName, examplesOf } from '../../install/examples'
import { changeQuery, followQuery } from '../../ui/address-state'
import { canonicalPath, pathOf } from '../../ui/addresses'
import { failureText } from '../../ui/failure-text'
import { onPrint } from '../../ui/printing'
import { figureLike } from '../code/source-files'
import { hostPrints } from './host'
import {
  followChoice,
  laterActions,
  managers,
  readChoice,
  rememberChoice,
  type Manager,
  type InstallAction,
} from './install-choice'

/** Runs a button's action, which is loaded when it is first needed. Returns the message that confirms it. */
async function run(action: InstallAction, entry: EntryModule): Promise<string> {
  try {
    return await (await import('./install-actions'))[action](entry)
  } catch (error) {
    return failureText(error)
  }
}

/** Writes a styling to the address bar, so that a shared address shows the same. */
const writeStyling = (styling: Styling): void =>
  changeQuery((parameters) => {
    parameters.delete(stylingParameter)
    for (const [name, text] of Object.entries(stylingParameters(styling))) parameters.set(name, text)
  })

/** Shows the file of the visitor's glass while the previews are in it. */
async function printGlass(place: HTMLElement | null): Promise<void> {
  place?.toggleAttribute('hidden', shownCode() === undefined)
  const other = document.querySelector<HTMLElement>('main figure:has([data-copy])')
  if (!place || !other || shownCode() === undefined) return
  const printed = await import('../../glass/my-glass').catch(() => undefined)
  const file = printed?.myGlassFile()
  if (file === undefined) return
  place.querySelector('figure')?.remove()
  place.append(figureLike(other, file.name, file.text.trimEnd(), 'css'))
}

/** Notes that few projects need, so no document contains them. Code is between backticks. */
const notes = {
  next: 'In Next.js, Emotion needs the second file to style the HTML of the server. Add it once, and wrap the children of `app/layout.tsx` in `<StyleRegistry>`.',
  settings: 'Files go where the alias `ui` in your `components.json` leads.',
} as const

/** Text whose code is between backticks, as nodes. */
const withCode = (text: string) =>
  text
    .split('`')
    .map((part, index) =>
      index % 2 === 0 ? part : Object.assign(document.createElement('code'), { textContent: part }),
    )

/** Adds the choice that only Emotion needs, behind the styles, so that no document contains it. */
function addNext(styling: HTMLElement): HTMLInputElement {
  const next = Object.assign(document.createElement('input'), { type: 'checkbox', name: 'next' })
  const label = document.createElement('label')
  label.append(next, 'Next.js')
  styling.closest('label')?.after(label)
  return next
}

/** Says what the command of a host without our server leaves out. */
const defaultsNote = () =>
  Object.assign(document.createElement('p'), {
    textContent: 'Here, the command installs the defaults. The buttons below take the values that you chose.',
  })

/** Adds the buttons that come with this script, behind those that the document has. */
function addButtons(section: HTMLElement): void {
  const last = [...section.querySelectorAll<HTMLElement>('[data-action]')].at(-1)
  if (!last) return
  const added = Object.entries(laterActions).map(([action, label]) => {
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: label })
    button.dataset.action = action
    return button
  })
  // A page that was left and is opened again has them.
  if (!Object.hasOwn(laterActions, last.dataset.action ?? '')) last.after(...added)
}

/**
 * Enables the static HTML of "Add to your project", and keeps its command in step with the controls, the page's address
 * and the visitor's choices.
 *
 * @returns A function that stops.
 */
export function followProject(section: HTMLElement, entry: EntryModule): () => void {
  const main = section.closest('main')
  const source = main?.querySelector<HTMLElement>('[data-static=source]')
  const top = main?.querySelector<HTMLElement>('[data-static=install]')
  const find = <Found extends HTMLElement>(selector: string) => section.querySelector<Found>(selector)
  const manager = find<HTMLSelectElement>('[name=manager]')
  const styling = find<HTMLSelectElement>('[name=styling]')
  const settings = find<HTMLSelectElement>('[name=settings]')
  const command = find('[data-command]')
  const status = find('[role=status]:not([data-copy] *)')
  const packages = find('[data-packages]')
  const actions = find('fieldset:has([data-action])')
  if (!manager || !styling || !settings || !command || !status || !packages) return () => {}
  const next = find<HTMLInputElement>('[name=next]') ?? addNext(styling)
  const example = defaultExample(examplesOf(entry))
  const ownPackages = packages.textContent
  let shown: Styling = defaultStyling
  let isEnded = false

  /** Shows the files of a styling. Those of another than the default are loaded when they are first needed. */
  const followStyling = async (wanted: Styling) => {
    if (!source || wanted === shown) return
    const before = shown
    shown = wanted
    try {
      const { showSource } = await import('../code/show-source')
      const installs = await showSource(source, entry.folder, wanted, () => shown === wanted)
      if (shown === wanted) packages.textContent = installs ?? ownPackages
    } catch (error) {
      // The next change tries again.
      if (shown === wanted) shown = before
      status.textContent = failureText(error)
    }
  }

  const item = example && demoName(entry.folder, example, true)

  const noted = new Map<keyof typeof notes, HTMLElement>()

  const note = (name: keyof typeof notes, isNeeded: boolean) => {
    noted.get(name)?.remove()
    if (!isNeeded) return
    const place = Object.assign(document.createElement('p'), {
      className: packages.parentElement?.className ?? '',
    })
    place.append(...withCode(notes[name]))
    noted.set(name, place)
    actions?.before(place)
  }

  const places = top ? [section, top] : [section]
  const near = new Set<Element>()
  let isStale = false

  /** Writes the command and its notes, if the choice has changed. */
  const write = () => {
    if (!isStale) return
    isStale = false
    const choice = readChoice()
    command.textContent = installCommand({
      ...choice,
      runner: managers[choice.manager],
      path: canonicalPath(pathOf(window.location)),
      query: window.location.search,
      example,
      glass: shownCode(),
      item: hostPrints.current() === false ? item : undefined,
    })
    const line = top?.querySelector('code')
    if (line) line.textContent = command.textContent
  }

  const show = () => {
    const choice = readChoice()
    manager.value = choice.manager
    styling.value = choice.styling
    next.checked = choice.isNext
    settings.value = choice.settings
    isStale = true
    if (near.size > 0) write()
    const isEmotion = choice.styling === 'emotion'
    next.parentElement?.toggleAttribute('hidden', !isEmotion)
    note('next', isEmotion && choice.isNext)
    note('settings', choice.settings !== 'none')
    void followStyling(choice.styling)
  }

  const followGlass = () => {
    show()
    void printGlass(find('[data-my-glass]'))
  }

  const change = () => {
    const chosen = {
      // The options are the managers, the stylings and the settings.
      manager: manager.value as Manager,
      styling: styling.value as Styling,
      isNext: next.checked,
      settings: settings.value as ProjectSettings,
    }
    writeStyling(chosen.styling)
    rememberChoice(chosen)
  }

  const press = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-action]') : null
    if (button === null) return
    status.textContent = ''
    // The build wrote the name of an action into the attribute.
    const action = button.dataset.action as InstallAction
    void run(action, entry).then((text) => (status.textContent = text))
  }

  // A control's move writes no text that nobody sees.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) near.add(target)
        else near.delete(target)
      if (near.size > 0) write()
    },
    { rootMargin: '200px' },
  )
  for (const place of places) observer.observe(place)

  /** Before a button below copies it: a press can come before the observer's report. */
  const writeFirst = ({ target }: Event) => {
    if (target instanceof Node && places.some((place) => place.contains(target))) write()
  }
  main?.addEventListener('click', writeFirst, true)
  section.addEventListener('change', change)
  section.addEventListener('click', press)
  const writeForPaper = () => {
    write()
    return () => {}
  }
  const ends = [
    followQuery(show),
    followChoice(show),
    glassChoice.subscribe(followGlass),
    onPrint(writeForPaper),
  ]
  addButtons(section)
  for (const fieldset of section.querySelectorAll('fieldset')) fieldset.disabled = false
  followGlass()
  hostPrints.load().then(
    (prints) => {
      if (prints || isEnded) return
      command.closest('pre')?.parentElement?.after(defaultsNote())
      show()
    },
    // Offline, no command works.
    () => undefined,
  )
  return () => {
    isEnded = true
    // The page keeps its HTML for the next visit.
    for (const place of noted.values()) place.remove()
    for (const end of ends) end()
    observer.disconnect()
    main?.removeEventListener('click', writeFirst, true)
    section.removeEventListener('change', change)
    section.removeEventListener('click', press)
  }
}
