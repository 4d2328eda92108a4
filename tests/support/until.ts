import { vi } from 'vitest'

/**
 * Waits until a condition holds.
 *
 * @throws {Error} After two minutes: a time-out finds what hangs, not what is slow.
 */
export const until = (condition: () => boolean | Promise<boolean>): Promise<boolean> =>
  vi.waitUntil(condition, { timeout: 120_000 })
