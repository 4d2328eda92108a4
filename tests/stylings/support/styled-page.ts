import type { CDPSession, Page } from '@playwright/test'
import { innerLooks, liveNodes, type LiveNode } from './inner-looks'
import { live, looksAt, readLooks, type LookHashes, type Looks } from './read-looks'
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

/** What is read of a page at once. */
export interface ReadPage {
  readonly hashes: LookHashes
  /** The looks of the parts of controls that the browser draws. */
  readonly inner: Looks
  /** The looks at some places. */
  readonly looksAt: (places: readonly string[]) => Promise<Looks>
}

/** Reads how the previews of a page look. */
export async function readPage({ page, session, nodes }: StyledPage): Promise<ReadPage> {
  return {
    hashes: await page.evaluate(readLooks, live),
    inner: await innerLooks(session, nodes),
    looksAt: (places) => page.evaluate(looksAt, places),
  }
}
