import type { CDPSession } from '@playwright/test'
import { live, type Looks } from './read-looks'

/** An element of a preview, as the browser's debugger numbers it. */
export interface LiveNode {
  readonly nodeId: number
  readonly place: string
  /** Whether the browser itself has put it into a control: a track, a thumb, a placeholder. */
  readonly isInner: boolean
}

/** What the debugger says of a node of the document. */
type DomNode = Awaited<ReturnType<typeof documentOf>>

const documentOf = async (session: CDPSession) =>
  (await session.send('DOM.getDocument', { depth: -1, pierce: true })).root

/** The elements of the previews, and what the browser has put into controls. */
export async function liveNodes(session: CDPSession): Promise<LiveNode[]> {
  const document = await documentOf(session)
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: document.nodeId,
    selector: live,
  })
  const found: LiveNode[] = []
  const walk = (node: DomNode, place: string, isInner: boolean) => {
    const preview = nodeIds.indexOf(node.nodeId) + 1
    const here = preview > 0 ? `preview ${preview}` : place
    if (here !== '' && node.nodeType === 1) found.push({ nodeId: node.nodeId, place: here, isInner })
    node.children?.forEach((child, index) =>
      walk(child, here && `${here} > ${child.localName}[${index + 1}]`, isInner),
    )
    for (const shadow of node.shadowRoots ?? []) walk(shadow, here && `${here}, inside`, true)
  }
  walk(document, '', false)
  return found
}

/** As in `read-looks.ts`: what is written for other browsers, and the spaces that Emotion leaves out of text. */
const forOthers = /^(-webkit-box-(align|pack|flex|direction|orient)|--lightningcss-dark)$/
const withoutSpaces = (name: string, value: string) =>
  name.startsWith('--') ? value.replace(/\s+/g, ' ').replace(/ ?([,:;(){}/]) ?/g, '$1') : value

/** The looks of what the browser has put into controls, which only the debugger can read. */
export async function innerLooks(session: CDPSession, nodes: readonly LiveNode[]): Promise<Looks> {
  const inner = nodes.filter(({ isInner }) => isInner)
  const looks = inner.map(async ({ nodeId, place }) => {
    const { computedStyle } = await session.send('CSS.getComputedStyleForNode', { nodeId })
    const own = computedStyle.filter(({ name }) => !forOthers.test(name))
    return [
      place,
      Object.fromEntries(own.map(({ name, value }) => [name, withoutSpaces(name, value)])),
    ] as const
  })
  return Object.fromEntries(await Promise.all(looks))
}
