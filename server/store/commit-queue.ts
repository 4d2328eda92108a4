import { setTimeout as wait } from 'node:timers/promises'
import { StoreError } from './store'

/**
 * Clients that have just been answered send their next change a moment later. Waiting that moment – a quarter of what
 * the last write took, and 10 ms at most – lets one write serve them all; without it two half batches take turns.
 */
const gathering = { part: 0.25, most: 10 }

interface Waiting<Data> {
  change: (draft: Data) => void
  resolve: () => void
  reject: (reason: unknown) => void
}

interface QueueOptions<Data> {
  /** A copy that a change may alter without touching the published data. */
  fork: (data: Data) => Data
  /** Puts the data on disk, whole or not at all. */
  write: (data: Data) => Promise<void>
  /** Makes written data the data that is read. */
  publish: (data: Data) => void
  read: () => Data
  /** How many changes may wait before new ones are refused as busy. */
  waitingLimit: number
}

/**
 * Group commit: everything that waits becomes one new data object, which is written once, and only then published and
 * answered. A batch that cannot be written is refused whole, and no reader has ever seen it.
 */
export class CommitQueue<Data> {
  readonly #options: QueueOptions<Data>
  #waiting: Waiting<Data>[] = []
  #draining: Promise<void> | undefined
  /** When the last write ended, and how long it took; milliseconds. */
  #last = { end: -Infinity, duration: 0 }

  constructor(options: QueueOptions<Data>) {
    this.#options = options
  }

  /** Resolves when the change is on disk and published. @throws StoreError `busy`, or what `write` threw */
  commit(change: (draft: Data) => void): Promise<void> {
    if (this.#waiting.length >= this.#options.waitingLimit) {
      const message = 'The server has too many posts to save at this moment. Please try again shortly.'
      return Promise.reject(new StoreError('busy', message))
    }
    return new Promise((resolve, reject) => {
      this.#waiting.push({ change, resolve, reject })
      this.#draining ??= this.#drain()
    })
  }

  /** Resolves when nothing waits any more. */
  async idle(): Promise<void> {
    await this.#draining
  }

  async #drain(): Promise<void> {
    const { fork, read, write, publish } = this.#options
    while (this.#waiting.length > 0) {
      await this.#gather()
      const start = performance.now()
      const batch = this.#waiting
      this.#waiting = []
      try {
        const next = fork(read())
        for (const { change } of batch) change(next)
        await write(next)
        publish(next)
        for (const { resolve } of batch) resolve()
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
      const end = performance.now()
      this.#last = { end, duration: end - start }
    }
    this.#draining = undefined
  }

  /** After a pause in the traffic this waits for no more than the requests that have arrived already. */
  #gather(): Promise<void> {
    const { end, duration } = this.#last
    const moment = Math.min(duration * gathering.part, gathering.most)
    const left = end + moment - performance.now()
    return left >= 1 ? wait(left) : new Promise((resolve) => setImmediate(resolve))
  }
}
