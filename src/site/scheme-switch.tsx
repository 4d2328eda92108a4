import { useState } from 'react'
import { Icon } from '../ui/icon'
import { useHydrated } from '../ui/hydration'
import { nextScheme, readScheme, schemes, writeScheme, type Scheme } from './scheme'
import styles from './scheme-switch.module.css'

/** Cycles through the color schemes: system, light, dark. This device remembers the choice. */
export function SchemeSwitch() {
  const hydrated = useHydrated()
  const [chosen, setChosen] = useState<Scheme>()
  const scheme = chosen ?? (hydrated ? readScheme() : 'system')
  const { icon, label } = schemes[scheme]
  const change = () => {
    const next = nextScheme(scheme)
    writeScheme(next)
    setChosen(next)
  }
  return (
    <button type="button" className={styles.switch} disabled={!hydrated} onClick={change} title={label}>
      <Icon name={icon} size={18} />
      <span className="visually-hidden">{label}</span>
    </button>
  )
}
