import type { AuthStore } from './auth-store'

/** How long a stored session may delay the page, in ms. */
const patience = 3000

/**
 * Waits for the first answer to who the visitor is. Without a stored session the answer is "signed out", at once. So it
 * is when the provider cannot be reached or does not answer within 3 s, until a late answer corrects it.
 *
 * @param connect Loads the identity provider, which publishes its answers to the store.
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
