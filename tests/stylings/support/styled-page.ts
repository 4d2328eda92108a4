import type { CDPSession, Page } from '@playwright/test'
import { handParts, liveNodes, type LiveNode } from './live-nodes'
import { live } from './read-looks'
import type { State } from './states'

/** A page of one of the two sites, with the browser's debugger. */
export interface StyledPage {
  readonly page: Page
  readonly session: CDPSession
  /** The elements of its previews, as they were when they were last asked for. */
  nodes: readonly LiveNode[]
  /** The state that it was put into last. */
  state: State
}

declare global {
  interface Window {
    /** The controls that a state has disabled. */
    disabled: readonly Element[]
  }
}

/** The media features that are always set: the debugger resets what it is not told. */
const always = { 'prefers-color-scheme': 'light', 'prefers-reduced-motion': 'reduce' }

/** Asks for the elements of the previews anew: something has been opened. Nothing may be forced on them. */
export async function refresh(one: StyledPage): Promise<void> {
  one.nodes = await liveNodes(one.session)
  await handParts(one.session, one.nodes)
}

/** Runs in the page: disables the controls that are not disabled by themselves, or undoes that. */
function setDisabled({ isDisabled, selector }: { isDisabled: boolean; selector: string }) {
  if (isDisabled) {
    window.disabled = Array.from(document.querySelectorAll(selector))
    for (const control of window.disabled) control.setAttribute('disabled', '')
  } else for (const control of window.disabled) control.removeAttribute('disabled')
}

/** Puts a page into a state, and tells the browser only what changes. */
export async function setState(one: StyledPage, state: State): Promise<void> {
  const { page, session, nodes, state: before } = one
  const { media, pseudo, isDisabled = false } = state
  const features = Object.entries({ ...always, ...media }).map(([name, value]) => ({ name, value }))
  const changed = before.pseudo.join() === pseudo.join() ? [] : nodes
  await Promise.all([
    session.send('Emulation.setEmulatedMedia', { features }),
    ...changed.map(({ nodeId }) =>
      session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...pseudo] }),
    ),
  ])
  if (isDisabled !== (before.isDisabled ?? false))
    await page.evaluate(setDisabled, {
      isDisabled,
      selector: `:is(${live}) :is(button, input, select, textarea):not([disabled])`,
    })
  one.state = state
}
