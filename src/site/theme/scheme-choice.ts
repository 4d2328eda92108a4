import { useSyncExternalStore } from 'react'
import { createStore } from '../../ui/store'
import { applyScheme, readScheme, rememberScheme, type Scheme } from './scheme'

/** The scheme that the visitor has chosen. Where storage is refused, it lasts as long as the page. */
const choice = createStore(readScheme())

/** Shows the page in a scheme, and remembers it on this device. */
export function chooseScheme(scheme: Scheme): void {
  applyScheme(scheme)
  rememberScheme(scheme)
  choice.publish(scheme)
}

/** The chosen scheme; `system` while prerendering and hydrating. */
export const useScheme = (): Scheme =>
  useSyncExternalStore<Scheme>(choice.subscribe, choice.read, () => 'system')
