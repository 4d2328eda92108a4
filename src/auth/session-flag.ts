import { deviceStorage } from '../ui/guarded-storage'

/** Present while a session is stored on this device. The script in `index.html` reads it before the first paint. */
export const sessionKey = 'vitrine:session'

/** Whether this device may have a stored session. Never where storage is refused: the provider's is refused too. */
export const hasSession = (): boolean => deviceStorage.get(sessionKey) !== null

/** Notes whether this device has a session now. */
export function keepSession(isSignedIn: boolean): void {
  if (isSignedIn) deviceStorage.set(sessionKey, '1')
  else deviceStorage.remove(sessionKey)
}
