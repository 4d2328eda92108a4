import { setTimeout as wait } from 'node:timers/promises'

/** How long a test waits for an element, as in Playwright's `expect`. */
export const patience = 5000

/**
 * Asks again and again until there is an answer.
 *
 * @param what What is waited for, for the error.
 * @throws {Error} When there is none in time.
 */
export async function poll<T>(
  what: string,
  ask: () => Promise<T | undefined>,
  timeout = patience,
): Promise<T> {
  const end = Date.now() + timeout
  for (;;) {
    const answer = await ask()
    if (answer !== undefined) return answer
    if (Date.now() > end) throw new Error(`Waited ${timeout} ms in vain for ${what}.`)
    await wait(20)
  }
}
