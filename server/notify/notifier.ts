import { setTimeout as wait } from 'node:timers/promises'
import { attempt, type EventType, type WebhookEvent, type WebhookTarget } from './webhook'

export interface NotifierOptions extends WebhookTarget {
  /** Called once with each notification that is given up. */
  warn: (details: { event: EventType; id: string; reason: string; attempts: number }, message: string) => void
  /** Milliseconds before each repeated attempt. By default, there are five attempts within three minutes. */
  pauses?: readonly number[]
}

/** Notifies the owner's webhook of new records. */
export interface Notifier {
  /** Returns at once and never throws, so that a post does not wait for its notification. */
  notify: (type: EventType, id: string) => void
  /** Makes a last attempt for each pending notification. @param deadline gives up the rest when it aborts */
  close: (deadline: AbortSignal) => Promise<void>
}

const defaultPauses = [1_000, 5_000, 25_000, 125_000]

/** The most pending notifications. */
const mostPending = 100

/** Creates a notifier. It sends one request at a time; while one waits to be repeated, others are sent. */
export function createNotifier({ warn, pauses = defaultPauses, ...target }: NotifierOptions): Notifier {
  const pending = new Set<Promise<void>>()
  const closing = new AbortController()
  const stopping = new AbortController()
  let turn: Promise<unknown> = Promise.resolve()

  const attemptInTurn = (event: WebhookEvent) => {
    const mine = turn.then(() => attempt(target, event, stopping.signal))
    turn = mine
    return mine
  }

  const giveUp = ({ type, id }: WebhookEvent, reason: string, attempts: number) =>
    warn({ event: type, id, reason, attempts }, 'a notification was given up')

  async function deliver(event: WebhookEvent): Promise<void> {
    for (let attempts = 1; ; attempts += 1) {
      const isLast = attempts > pauses.length || closing.signal.aborted
      const failure = await attemptInTurn(event)
      if (!failure) return
      if (isLast || !failure.mayPass) return giveUp(event, failure.reason, attempts)
      // A shutdown ends the pause.
      await wait(pauses[attempts - 1], undefined, { signal: closing.signal }).catch(() => undefined)
    }
  }

  return {
    notify(type, id) {
      const event = { type, id, savedAt: new Date().toISOString() }
      if (pending.size >= mostPending) return giveUp(event, 'too many wait', 0)
      const delivery = deliver(event).finally(() => pending.delete(delivery))
      pending.add(delivery)
    },
    async close(deadline) {
      closing.abort()
      if (deadline.aborted) stopping.abort()
      deadline.addEventListener('abort', () => stopping.abort())
      await Promise.all(pending)
    },
  }
}
