import { deviceStorage } from './device-storage'

/** Says that a session was stored on this device; the script in `index.html` reads it before the first paint. */
export const sessionKey = 'vitrine:session'

/** Whether the provider may remember this visitor. Where storage is refused it cannot: its own is refused too. */
export const hasSession = (): boolean => deviceStorage.recall(sessionKey) !== null

/** Notes that a session begins or ends. */
export const keepSession = (isSignedIn: boolean): void =>
  deviceStorage.remember(sessionKey, isSignedIn ? '1' : null)
