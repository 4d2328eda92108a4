import { useSyncExternalStore, type ReactNode } from 'react'
import { glassChoice } from '../../glass/glass-choice'
import { createStore } from '../../ui/store'

/** What switches the visitor's own glass on and off. Undefined until they have chosen one, and it is loaded. */
export const glassSwitch = createStore<ReactNode>(undefined)

// The palette clears the glass, too, where this cannot be loaded.
if (typeof window !== 'undefined' && glassChoice.read()) import('./my-glass-switch').catch(() => undefined)

/** Where the switch stands. It is empty, and loads nothing, where no glass is chosen. */
export function MyGlassPlace({ className }: { readonly className: string | undefined }) {
  const content = useSyncExternalStore(glassSwitch.subscribe, glassSwitch.read, () => undefined)
  return content && <div className={className}>{content}</div>
}
