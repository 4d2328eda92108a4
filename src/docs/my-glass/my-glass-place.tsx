import { useEffect, useState, useSyncExternalStore } from 'react'
import { glassChoice } from '../../glass/glass-choice'
import { lazyValue } from '../../ui/load-chunk'

/** The switch between the visitor's own glass and the glass as delivered. */
const lazySwitch = lazyValue(async () => (await import('./my-glass-switch')).MyGlassSwitch)

/** Shows the switch while a glass is chosen, and loads it then. Otherwise, it is empty. */
export function MyGlassPlace({ className }: { readonly className: string | undefined }) {
  const isChosen = useSyncExternalStore(
    glassChoice.subscribe,
    () => glassChoice.read() !== undefined,
    () => false,
  )
  const [Switch, setSwitch] = useState(() => lazySwitch.current())
  useEffect(() => {
    if (!isChosen) return
    lazySwitch.load().then(
      (loaded) => setSwitch(() => loaded),
      // The palette clears the glass, too.
      () => {},
    )
  }, [isChosen])
  return (
    isChosen &&
    Switch && (
      <div className={className}>
        <Switch />
      </div>
    )
  )
}
