import { fileURLToPath } from 'node:url'
import type { CDPSession, Page } from '@playwright/test'

/** What is announced of an element: as a row of the page says it, and the states one by one. */
export interface Announcement {
  readonly role: string
  readonly name: string
  readonly states: readonly string[]
  /** The element's number in the browser's debugger. */
  readonly element: number
}

/** Where live components are: in their stages, in the top layer and, by a portal, beside the site itself. */
const live = '[data-stage], :popover-open, dialog[open], body > :not(#root)'

/** The roles that Chromium names in its own way. */
const roles: Readonly<Record<string, string>> = {
  StaticText: 'text',
  DisclosureTriangle: 'disclosure triangle',
  Details: 'group',
}

const yes = (word: string) => (value: string) => (value === 'true' ? word : undefined)
const either = (word: string, other: string) => (value: string) =>
  value === 'mixed' ? `partially ${word}` : value === 'true' ? word : other
const numbered = (word: string) => (value: string) => `${word} ${value}`

/** The words for the properties of an element in the accessibility tree, in the order of a row. */
const words: Readonly<Record<string, (value: string) => string | undefined>> = {
  level: numbered('level'),
  valuemin: numbered('minimum'),
  valuemax: numbered('maximum'),
  expanded: either('expanded', 'collapsed'),
  checked: either('checked', 'not checked'),
  pressed: either('pressed', 'not pressed'),
  selected: either('selected', 'not selected'),
  multiselectable: yes('multi-selectable'),
  modal: yes('modal'),
  readonly: yes('read only'),
  required: yes('required'),
  invalid: yes('invalid'),
  disabled: yes('disabled'),
  busy: yes('busy'),
  live: (value) => (value === 'off' ? undefined : value),
}

type Node = Awaited<ReturnType<typeof treeOf>>[number]

const treeOf = async (session: CDPSession, nodeId: number) =>
  (await session.send('Accessibility.queryAXTree', { nodeId })).nodes

/** A value of the tree as text. All that a row says is made of texts, numbers and booleans. */
const textOf = ({ value }: { readonly value?: unknown } = {}) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

function statesOf(node: Node, attributes: ReadonlyMap<string, string>): string[] {
  const properties = new Map<string, string>()
  for (const { name, value } of node.properties ?? []) properties.set(name, textOf(value))
  const value = properties.get('valuetext') || textOf(node.value)
  const current = attributes.get('aria-current') ?? 'false'
  // What is inside a live region has the properties of the region.
  if (properties.has('root')) properties.delete('live')
  return [
    value && `value ${value}`,
    ...Object.entries(words).map(([name, word]) => {
      const text = properties.get(name)
      return text === undefined ? undefined : word(text)
    }),
    current !== 'false' && `current ${current === 'true' ? 'item' : current}`,
    attributes.has('aria-haspopup') && `has popup ${attributes.get('aria-haspopup')}`,
    node.description?.value && `described as ${textOf(node.description)}`,
  ].filter((state) => typeof state === 'string' && state !== '') as string[]
}

async function attributesOf(session: CDPSession, element: number): Promise<ReadonlyMap<string, string>> {
  const { node } = await session.send('DOM.describeNode', { backendNodeId: element })
  const { attributes = [] } = node
  const pairs = attributes.flatMap((name, index) =>
    index % 2 === 0 ? [[name, attributes[index + 1] ?? ''] as const] : [],
  )
  return new Map(pairs)
}

/** What Chromium's accessibility tree says of the live components of a page. */
export async function announcements(page: Page): Promise<Announcement[]> {
  const session = await page.context().newCDPSession(page)
  const { root } = await session.send('DOM.getDocument', { depth: 0 })
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: live })
  const found = new Map<number, Announcement>()
  for (const nodeId of nodeIds) {
    for (const node of await treeOf(session, nodeId)) {
      const element = node.backendDOMNodeId
      if (node.ignored || element === undefined) continue
      const states = statesOf(node, await attributesOf(session, element))
      const role = textOf(node.role)
      found.set(element, { role: roles[role] ?? role, name: textOf(node.name), states, element })
    }
  }
  await session.detach()
  return [...found.values()]
}

const reader = fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'))
const address = '/virtual-screen-reader.js'

/** Runs in the page, on an element. A reader that starts there says the element first. */
const read = `async function () {
  const { Virtual } = await import('${address}')
  const reader = new Virtual()
  await reader.start({ container: this })
  const [phrase = ''] = await reader.spokenPhraseLog()
  await reader.stop()
  return phrase
}`

/** What a virtual screen reader says of each element. */
export async function phrasesOf(page: Page, found: readonly Announcement[]): Promise<string[]> {
  // From the site's own origin, so that the page keeps its own Content-Security-Policy.
  await page.route(address, (route) => route.fulfill({ path: reader, contentType: 'text/javascript' }))
  const session = await page.context().newCDPSession(page)
  const phrases: string[] = []
  for (const { element } of found) {
    const { object } = await session.send('DOM.resolveNode', { backendNodeId: element })
    const { result, exceptionDetails } = await session.send('Runtime.callFunctionOn', {
      objectId: object.objectId ?? '',
      functionDeclaration: read,
      awaitPromise: true,
      returnByValue: true,
    })
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    phrases.push(String(result.value))
  }
  await session.detach()
  await page.unroute(address)
  return phrases
}

/** How the virtual screen reader says a state, where it uses other words. */
const spoken: readonly (readonly [state: RegExp, phrase: string])[] = [
  [/^(?:value|described as) /, ''],
  [/^minimum /, 'min value '],
  [/^maximum /, 'max value '],
  [/^collapsed$/, 'not expanded'],
]

/**
 * What the virtual screen reader does not know: it reads the attributes of elements, and these states are the browser's
 * own, or it says them only when a live region changes.
 */
const unspoken = /^(?:checked|not checked|modal|invalid|polite|assertive)$/

/** The parts of an announcement that a phrase of the virtual screen reader lacks. */
export function missingFrom(phrase: string, { role, name, states }: Announcement): string[] {
  // HTML gives a summary no role that the reader could say, and text has none.
  const isText = role === 'text' || role === 'disclosure triangle'
  const said = states
    .filter((state) => !isText && !unspoken.test(state))
    .map((state) => spoken.reduce((words, [pattern, other]) => words.replace(pattern, other), state))
  return [...(isText ? [] : [role]), name, ...said].filter(
    (part) => part !== '' && !`, ${phrase}, `.includes(`, ${part}, `),
  )
}
