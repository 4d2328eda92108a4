import { useRef } from 'react'
import { clearMyGlass, showMyGlass, useIsShown } from '../../glass/my-glass'
import styles from './my-glass-switch.module.css'

/** Shows all previews in the visitor's own glass or as delivered, and clears that glass. */
export function MyGlassSwitch() {
  const group = useRef<HTMLDivElement>(null)
  const isShown = useIsShown()
  const clear = () => {
    // The buttons disappear: the focus moves to the search field that follows, or to the bar of the stages.
    const next = group.current?.parentElement?.nextElementSibling?.querySelector('input')
    const focused = next ?? document.querySelector<HTMLElement>('[data-stages] > :first-child :checked')
    focused?.focus({ preventScroll: true })
    clearMyGlass()
  }
  return (
    <div className={styles.switch} role="group" aria-label="Glass of all previews" ref={group}>
      <button type="button" aria-pressed={isShown} onClick={() => showMyGlass(true)}>
        In my glass
      </button>
      <button type="button" aria-pressed={isShown === false} onClick={() => showMyGlass(false)}>
        As delivered
      </button>
      <button type="button" onClick={clear}>
        Clear<span className="visually-hidden"> my glass</span>
      </button>
    </div>
  )
}
