import { useSyncExternalStore } from 'react'
import { deviceState } from '../../ui/device-state'
import { applyScheme, parseScheme, schemeKey, type Scheme } from './scheme'

const choice = deviceState({ key: schemeKey, parse: parseScheme, format: (scheme: Scheme) => scheme })

/** Shows the page in a scheme, and remembers it on this device. */
export function chooseScheme(scheme: Scheme): void {
  applyScheme(scheme)
  choice.publish(scheme)
}

/** The chosen scheme; `system` while prerendering and hydrating. */
export const useScheme = (): Scheme => useSyncExternalStore(choice.subscribe, choice.read, choice.start)
