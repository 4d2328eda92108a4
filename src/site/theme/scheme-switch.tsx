import { useSyncExternalStore } from 'react'
import { useHydrated } from '../../ui/hydration'
import { Icon } from '../../ui/icon'
import { deviceState } from '../../ui/device-state'
import { applyScheme, nextScheme, parseScheme, schemeKey, type Scheme } from './scheme'
import styles from './scheme-switch.module.css'

/** The chosen scheme. Without storage, it lasts as long as the page. */
const choice = deviceState({ key: schemeKey, parse: parseScheme, format: (scheme: Scheme) => scheme })

choice.subscribe(() => applyScheme(choice.read()))

/** Shows the site in a scheme, and remembers it on this device. Other tabs follow. */
export const chooseScheme = choice.publish

/** The chosen scheme; `system` while prerendering and hydrating. */
const useScheme = (): Scheme => useSyncExternalStore(choice.subscribe, choice.read, choice.start)

const icons = { system: 'monitor', light: 'sun', dark: 'moon' } as const satisfies Record<Scheme, string>

/** Cycles through the color schemes: system, light, dark. This device remembers the choice. */
export function SchemeSwitch() {
  const hydrated = useHydrated()
  const scheme = useScheme()
  const label = `Color scheme: ${scheme}`
  return (
    <button
      type="button"
      className={styles.switch}
      disabled={!hydrated}
      onClick={() => chooseScheme(nextScheme(scheme))}
      title={label}
    >
      <Icon name={icons[scheme]} size={18} />
      <span className="visually-hidden">{label}</span>
    </button>
  )
}
