import { setTimeout as wait } from 'node:timers/promises'
import { type Kind, kinds, type Outbox } from '../store/outbox'
import { attempt, type WebhookTarget } from './webhook'

export interface NotifierOptions extends WebhookTarget {
  outbox: Outbox
  /** Called once with each notification that becomes a dead letter. */
  warn: (details: { event: Kind; id: string; reason: string; attempts: number }, message: string) => void
  /** Milliseconds before each repeated attempt. By default, there are 30 attempts within 25 hours. */
  pauses?: readonly number[]
}

/** Soon at first, then each hour for a day. */
const defaultPauses = [1, 5, 25, 120, 600, ...Array<number>(24).fill(3_600)].map((seconds) => seconds * 1_000)

/** The longest pause between two looks into the outbox, in milliseconds. */
const poll = 1_000

/**
 * Delivers what is in the outbox to the owner's webhook: each kind in the order of its records, both kinds at once.
 *
 * @returns ends it. Resolves when no attempt is under way
 */
export function startNotifier({
  outbox,
  warn,
  pauses = defaultPauses,
  ...target
}: NotifierOptions): () => Promise<void> {
  const ending = new AbortController()
  const rest = (pause: number) =>
    wait(Math.min(pause, poll), undefined, { signal: ending.signal }).catch(() => undefined)

  /** Repeats until the outcome is saved: without it, the notification would be sent again. */
  async function settle(...outcome: Parameters<Outbox['settle']>): Promise<void> {
    while (
      !(await outbox.settle(...outcome).then(
        () => true,
        () => ending.signal.aborted,
      ))
    )
      await rest(poll)
  }

  /** @returns milliseconds until the next look */
  async function deliverNext(kind: Kind): Promise<number> {
    const next = await outbox.take(kind)
    if (!next) return poll
    const { id, attempts } = next
    const failure = await attempt(target, next)
    const pause = failure?.mayPass ? pauses[attempts] : undefined
    await settle(id, failure && { reason: failure.reason, pause })
    if (failure && pause === undefined)
      warn(
        { event: kind, id, reason: failure.reason, attempts: attempts + 1 },
        'a notification is a dead letter',
      )
    return pause ?? 0
  }

  const running = kinds.map(async (kind) => {
    while (!ending.signal.aborted) {
      const pause = await deliverNext(kind).catch(() => poll)
      if (pause > 0) await rest(pause)
    }
  })
  return async () => {
    ending.abort()
    await Promise.all(running)
  }
}
