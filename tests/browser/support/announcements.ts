import type { CDPSession, Page } from '@playwright/test'

/** What is announced of an element: as a row of the page says it, and the states one by one. */
export interface Announcement {
  readonly role: string
  readonly name: string
  readonly states: readonly string[]
  /** Whether HTML gives the element no role that the virtual screen reader could say. */
  readonly isWithoutRole: boolean
  /** The element's number in the browser's debugger. */
  readonly element: number
}

/** Where live components are: in their stages, in the top layer and, by a portal, beside the site itself. */
const live = '[data-stage], :popover-open, dialog[open], body > :not(#root)'

/** The roles that Chromium names in its own way. */
const roles: Readonly<Record<string, string>> = {
  StaticText: 'text',
  DisclosureTriangle: 'disclosure triangle',
  DisclosureTriangleGrouped: 'disclosure triangle',
  Details: 'group',
}

/** The roles of a text and of a `<summary>`, which ARIA does not have. It has none for a password either. */
const silent = new Set(['text', 'disclosure triangle'])

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
  const sort = attributes.get('aria-sort') ?? ''
  // What is inside a live region has the properties of the region.
  if (properties.has('root')) properties.delete('live')
  const called = attributes.get('aria-roledescription')
  return [
    called && `announced as ${called}`,
    value && `value ${value}`,
    ...Object.entries(words).map(([name, word]) => {
      const text = properties.get(name)
      return text === undefined ? undefined : word(text)
    }),
    /^(?:a|de)scending$/.test(sort) && `sorted in ${sort} order`,
    current !== 'false' && `current ${current === 'true' ? 'item' : current}`,
    attributes.has('aria-haspopup') &&
      `has popup ${attributes.get('aria-haspopup')?.replace('true', 'menu')}`,
    node.description?.value && `described as ${textOf(node.description)}`,
  ]
    .filter((state) => typeof state === 'string')
    .filter((state) => state !== '')
}

async function attributesOf(session: CDPSession, element: number): Promise<ReadonlyMap<string, string>> {
  const { node } = await session.send('DOM.describeNode', { backendNodeId: element })
  const { attributes = [] } = node
  const pairs = attributes.flatMap((name, index) =>
    index % 2 === 0 ? [[name, attributes[index + 1] ?? ''] as const] : [],
  )
  return new Map(pairs)
}

/** What Chromium's accessibility tree says of the live components of a page. Elements without a role are left out. */
export async function announcements(page: Page): Promise<Announcement[]> {
  const session = await page.context().newCDPSession(page)
  const { root } = await session.send('DOM.getDocument', { depth: 0 })
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: live })
  const found = new Map<number, Announcement>()
  for (const nodeId of nodeIds) {
    for (const node of await treeOf(session, nodeId)) {
      const element = node.backendDOMNodeId
      if (node.ignored || element === undefined || ['none', 'generic'].includes(textOf(node.role))) continue
      const attributes = await attributesOf(session, element)
      const named = textOf(node.role)
      const role = roles[named] ?? named
      found.set(element, {
        role,
        name: textOf(node.name).trim(),
        states: statesOf(node, attributes),
        isWithoutRole: silent.has(role) || ['password', 'file'].includes(attributes.get('type') ?? ''),
        element,
      })
    }
  }
  await session.detach()
  return [...found.values()]
}
