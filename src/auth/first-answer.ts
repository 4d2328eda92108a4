import type { AuthStore } from './auth-store'

/** How long a stored session may keep the page waiting, in ms. */
const patience = 3000

/**
 * Waits for the first answer to who the visitor is. Without a stored session it is "signed out", at once. No answer
 * within 3 s, or a provider that cannot be reached, counts as signed out too, until the answer comes after all.
 *
 * @param connect reaches the identity provider, which publishes its answer to the store
 */
export async function firstAnswer(
  store: AuthStore,
  hasSession: boolean,
  connect: () => Promise<unknown>,
): Promise<void> {
  const answered = new Promise<void>((resolve) => {
    const stop = store.subscribe(() => {
      stop()
      resolve()
    })
  })
  const giveUp = () => {
    if (store.read().status === 'loading') store.publish({ status: 'signed-out' })
  }
  if (hasSession) {
    setTimeout(giveUp, patience)
    connect().catch(giveUp)
  } else {
    giveUp()
  }
  await answered
}
