import { useRef } from 'react'
import { glassChoice } from '../../glass/glass-choice'
import { clearMyGlass, showMyGlass, useIsShown } from '../../glass/my-glass'
import { glassSwitch } from './my-glass-place'
import styles from './my-glass-switch.module.css'

/** Shows all previews in the visitor's own glass or as delivered, and clears that glass. */
function MyGlassSwitch() {
  const group = useRef<HTMLDivElement>(null)
  const isShown = useIsShown()
  const clear = () => {
    // The buttons are about to go, and focus must not be lost with them: it moves to what follows.
    group.current?.parentElement?.nextElementSibling?.querySelector<HTMLElement>('select, input')?.focus()
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

/** The switch is there as long as a glass is chosen. */
const follow = () => glassSwitch.publish(glassChoice.read() && <MyGlassSwitch />)
follow()
glassChoice.subscribe(follow)
