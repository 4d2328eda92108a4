import type { CDPSession } from '@playwright/test'
import { live } from './read-looks'

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

/** Hands the page what the browser has put into its controls, as only the debugger can reach it. */
export async function handParts(session: CDPSession, nodes: readonly LiveNode[]): Promise<void> {
  const inner = nodes.filter(({ isInner }) => isInner)
  const places = inner.map(({ place }) => place)
  const parts = inner.map(async ({ nodeId }) => {
    const { object } = await session.send('DOM.resolveNode', { nodeId })
    return object.objectId === undefined ? {} : { objectId: object.objectId }
  })
  const { result: page } = await session.send('Runtime.evaluate', { expression: 'window' })
  const { exceptionDetails } = await session.send('Runtime.callFunctionOn', {
    ...(page.objectId !== undefined && { objectId: page.objectId }),
    functionDeclaration: `function (places, ...parts) {
      this.parts = places.map((place, index) => [place, parts[index]])
    }`,
    arguments: [{ value: places }, ...(await Promise.all(parts))],
  })
  if (exceptionDetails) throw new Error(`The parts of controls cannot be read: ${exceptionDetails.text}`)
}
