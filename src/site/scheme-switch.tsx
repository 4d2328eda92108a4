import { useState } from 'react'
import { Icon } from '../ui/icon'
import { useHydrated } from '../ui/hydration'
import { applyScheme, nextScheme, readScheme, rememberScheme, type Scheme } from './scheme'
import styles from './scheme-switch.module.css'

const icons = { system: 'monitor', light: 'sun', dark: 'moon' } as const satisfies Record<Scheme, string>

/** Cycles through the color schemes: system, light, dark. This device remembers the choice. */
export function SchemeSwitch() {
  const hydrated = useHydrated()
  const [chosen, setChosen] = useState<Scheme>()
  const scheme = chosen ?? (hydrated ? readScheme() : 'system')
  const label = `Color scheme: ${scheme}`
  const change = () => {
    const next = nextScheme(scheme)
    applyScheme(next)
    rememberScheme(next)
    setChosen(next)
  }
  return (
    <button type="button" className={styles.switch} disabled={!hydrated} onClick={change} title={label}>
      <Icon name={icons[scheme]} size={18} />
      <span className="visually-hidden">{label}</span>
    </button>
  )
}
