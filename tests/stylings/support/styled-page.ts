import type { CDPSession, Page } from '@playwright/test'
import { innerLooks, liveNodes, type LiveNode } from './inner-looks'
import { live, readLooks, type Looks } from './read-looks'
import type { State } from './states'

/** A page of one of the two sites, with the browser's debugger. */
export interface StyledPage {
  readonly page: Page
  readonly session: CDPSession
  /** The elements of its previews, as they were when they were last asked for. */
  nodes: readonly LiveNode[]
}

/** The media features that are always set: the debugger resets what it is not told. */
const always = { 'prefers-color-scheme': 'light', 'prefers-reduced-motion': 'reduce' }

/** Asks for the elements of the previews anew: something has been opened. */
export async function refresh(one: StyledPage): Promise<void> {
  one.nodes = await liveNodes(one.session)
}

/** Puts a page into a state. What it disables stays disabled. */
export async function setState({ page, session, nodes }: StyledPage, { media, pseudo, isDisabled }: State) {
  const features = Object.entries({ ...always, ...media }).map(([name, value]) => ({ name, value }))
  const forcedPseudoClasses = [...pseudo]
  await Promise.all([
    session.send('Emulation.setEmulatedMedia', { features }),
    ...nodes.map(({ nodeId }) => session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })),
  ])
  if (isDisabled)
    await page.locator(`:is(${live}) :is(button, input, select, textarea)`).evaluateAll((controls) => {
      for (const control of controls) control.setAttribute('disabled', '')
    })
}

/** React numbers the elements of both stylings in its own way: what is compared is which elements have the same id. */
function numberIds(json: string): string {
  const numbers = new Map<string, string>()
  return json.replace(/_[rR]_\w*?_/g, (id) => {
    const number = numbers.get(id) ?? `id${numbers.size + 1}`
    numbers.set(id, number)
    return number
  })
}

/** How the previews of a page look, with the parts of controls that the browser draws. */
export async function looksOf({ page, session, nodes }: StyledPage): Promise<Looks> {
  const json = await page.evaluate(readLooks, live)
  return { ...(JSON.parse(numberIds(json)) as Looks), ...(await innerLooks(session, nodes)) }
}
