import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { Announcement } from './announcements'

const script = fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'))
const address = '/virtual-screen-reader.js'

/** Serves the reader from the site's own origin, so that the page keeps its own Content-Security-Policy. */
export const serveReader = (page: Page) =>
  page.route(address, (route) => route.fulfill({ path: script, contentType: 'text/javascript' }))

/** Runs in the page, on an element. A reader that starts there says the element first. */
const read = `async function () {
  const { Virtual } = await import('${address}')
  const reader = new Virtual()
  await reader.start({ container: this })
  const [phrase = ''] = await reader.spokenPhraseLog()
  await reader.stop()
  return phrase
}`

/** What a virtual screen reader says of an element. */
export async function phraseOf(page: Page, { element }: Announcement): Promise<string> {
  const session = await page.context().newCDPSession(page)
  const { object } = await session.send('DOM.resolveNode', { backendNodeId: element })
  const { result, exceptionDetails } = await session.send('Runtime.callFunctionOn', {
    objectId: object.objectId ?? '',
    functionDeclaration: read,
    awaitPromise: true,
    returnByValue: true,
  })
  await session.detach()
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
  return String(result.value)
}

/**
 * Starts a virtual screen reader on the page.
 *
 * @returns What it has said since then: first the page, then the changes of live regions.
 */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(`import('${address}').then(async ({ Virtual }) => {
    const reader = new Virtual()
    await reader.start({ container: document.body })
    window.heard = () => reader.spokenPhraseLog()
  })`)
  return () => page.evaluate<string[]>('window.heard()')
}

/** How the virtual screen reader says a state, where it uses other words. */
const spoken: readonly (readonly [state: RegExp, phrase: string])[] = [
  [/^(?:announced as|value|described as) /, ''],
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
export function missingFrom(phrase: string, { role, name, states, isWithoutRole }: Announcement): string[] {
  const said = states
    .filter((state) => !isWithoutRole && !unspoken.test(state))
    .map((state) => spoken.reduce((words, [pattern, other]) => words.replace(pattern, other), state))
  // Chromium gives a text as styles transform it.
  const whole = `, ${phrase}, `.toLowerCase()
  // It says it in place of the role.
  const isCalledOtherwise = states.some((state) => state.startsWith('announced as '))
  return [isWithoutRole || isCalledOtherwise ? '' : role, name, ...said].filter(
    (part) => part !== '' && !whole.includes(`, ${part}, `.toLowerCase()),
  )
}
