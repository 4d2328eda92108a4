import { poll } from './poll'
import type { Session } from './session'

/** A tab that the page has opened. */
export interface Tab {
  readonly url: () => string
  readonly waitForURL: (pattern: RegExp) => Promise<void>
  readonly close: () => Promise<void>
}

/** The tabs of a session, of which the first is the page's own. */
export class Tabs {
  readonly #session: Session
  readonly #known: Set<unknown>
  readonly #own: unknown

  constructor(session: Session, own: unknown) {
    this.#session = session
    this.#own = own
    this.#known = new Set([own])
  }

  /** Waits until the page has opened a tab. */
  async next(): Promise<Tab> {
    const handle = await poll('another tab', async () => {
      const handles = await this.#all()
      return handles.find((one) => !this.#known.has(one))
    })
    this.#known.add(handle)
    let url = ''
    const ask = async () => {
      await this.#session.send('POST', 'window', { handle })
      url = String(await this.#session.send('GET', 'url'))
      await this.back()
    }
    return {
      url: () => url,
      waitForURL: async (pattern) => {
        await poll(`a tab with ${String(pattern)}`, async () => {
          await ask()
          return pattern.test(url) || undefined
        })
      },
      close: () => this.#close(handle),
    }
  }

  /** Closes all tabs that the page has opened. */
  async closeOthers(): Promise<void> {
    for (const handle of await this.#all()) if (handle !== this.#own) await this.#close(handle)
  }

  /** Returns to the page's own tab. */
  async back(): Promise<void> {
    await this.#session.send('POST', 'window', { handle: this.#own })
  }

  async #all(): Promise<readonly unknown[]> {
    return (await this.#session.send('GET', 'window/handles')) as readonly unknown[]
  }

  async #close(handle: unknown): Promise<void> {
    await this.#session.send('POST', 'window', { handle })
    await this.#session.send('DELETE', 'window')
    await this.back()
  }
}
