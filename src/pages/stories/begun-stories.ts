import type { StoryCategory } from '../../shared/story'
import { addressInText, isOfGlass, readAddress } from '../../shared/story-addresses'
import { loadIndex } from '../../site/catalogue/catalogue-index'
import { changeQuery } from '../../ui/address-state'
import { deviceState, tabStorage } from '../../ui/device-state'
import { siteAddress } from '../../ui/site-address'
import { createStore } from '../../ui/store'
import { createDraft, isBegun, isSameDraft, textsOf } from '../parts/draft'

const empty = { title: '', content: '', category: '' }

/** The texts of a story that is not sent yet. */
export type BegunStory = Readonly<typeof empty>

/** The story in the form. */
export const draft = createDraft('story', empty)

/** Whether a story is in the form. */
export const hasDraft = (): boolean => isBegun(draft.read())

/** The begun stories that another one replaced in the form. This tab keeps them. */
export const kept = deviceState<readonly BegunStory[]>({
  key: 'vitrine:kept-stories',
  storage: tabStorage,
  parse: (text) => {
    try {
      const stored: unknown = JSON.parse(text ?? '[]')
      return Array.isArray(stored) ? stored.map((one) => textsOf(one, empty)).filter(isBegun) : []
    } catch {
      return []
    }
  },
  format: (stories) => (stories.length === 0 ? null : JSON.stringify(stories)),
})

/** A story to begin, which waits while another is in the form. */
export const offered = createStore<BegunStory | undefined>(undefined)

const parameter = 'tell'

/** Forgets the story that the address asks for. */
const forget = () => {
  offered.publish(undefined)
  changeQuery((parameters) => parameters.delete(parameter))
}

/**
 * The beginning of the story that an address asks for, `?tell=` with an address of this site; undefined if that shows nothing.
 *
 * @throws {Error} When the index of the catalogue cannot be loaded.
 */
export async function toldIn(search: string): Promise<BegunStory | undefined> {
  const told = new URLSearchParams(search).get(parameter) ?? ''
  const address = readAddress(told, siteAddress(''))
  if (address === undefined) return undefined
  const content = addressInText(siteAddress(address.path + address.search))
  const category: StoryCategory = 'Customizing Vitrine Components'
  if (isOfGlass(address)) return { title: 'My glass', content, category }
  const item = (await loadIndex()).find(({ route }) => route === address.path)
  return item && { title: `My ${item.title}`, content, category }
}

/** Begins the story of the address, or offers it if the form already has one. */
export function beginTold(story: BegunStory): void {
  const before = draft.read()
  if (isBegun(before) && !isSameDraft(before, story)) return offered.publish(story)
  draft.publish(story)
  forget()
}

/** Begins the offered story. The one in the form is kept. */
export function beginOffered(): void {
  const story = offered.read()
  if (story === undefined) return
  kept.publish([...kept.read(), draft.read()].filter(isBegun))
  draft.publish(story)
  forget()
}

/** Goes on with the story in the form, and forgets the offered one. */
export const continueDraft = forget

/** Goes on with a kept story. The one in the form is kept in its place. */
export function continueKept(story: BegunStory): void {
  const before = draft.read()
  kept.publish(kept.read().flatMap((one) => (one !== story ? [one] : isBegun(before) ? [before] : [])))
  draft.publish(story)
}

/** Drops a kept story. */
export const discardKept = (story: BegunStory): void =>
  kept.publish(kept.read().filter((one) => one !== story))

/** Drops the kept stories that are this one: it has been sent. */
export const discardSent = (sent: BegunStory): void =>
  kept.publish(kept.read().filter((one) => !isSameDraft(one, sent)))
