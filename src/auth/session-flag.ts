import { deviceStorage } from '../ui/guarded-storage'

/** The storage key that is present while this device may have a session. */
export const sessionKey = 'vitrine:session'

/** Whether this device may have a stored session. Never where storage is refused: the provider's is refused too. */
export const hasSession = (): boolean => deviceStorage.get(sessionKey) !== null

/** Notes whether this device has a session now. */
export function keepSession(isSignedIn: boolean): void {
  if (isSignedIn) deviceStorage.set(sessionKey, '1')
  else deviceStorage.remove(sessionKey)
}
