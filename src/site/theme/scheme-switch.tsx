import { Icon } from '../../ui/icon'
import { useHydrated } from '../../ui/hydration'
import { nextScheme, type Scheme } from './scheme'
import { chooseScheme, useScheme } from './scheme-choice'
import styles from './scheme-switch.module.css'

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
