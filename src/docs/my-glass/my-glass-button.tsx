import { useRef, useState, useSyncExternalStore } from 'react'
import type { Glass } from '../../glass/glass-values'
import { glassChoice } from '../../glass/glass-choice'
import { useHydrated } from '../../ui/hydration'
import styles from './my-glass-button.module.css'

interface MyGlassButtonProps {
  /** Returns the glass to choose when the button is pressed. */
  readonly read: () => Glass | Promise<Glass>
}

/** Shows every preview of the site in a glass, and as delivered again. The code for that is loaded on a press. */
export function MyGlassButton({ read }: MyGlassButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const isChosen = useSyncExternalStore(
    glassChoice.subscribe,
    () => glassChoice.read() !== undefined,
    () => false,
  )
  const isHydrated = useHydrated()
  const [said, setSaid] = useState('')
  /** Loads the code, runs it, and announces the result. */
  const run = async (act: (loaded: typeof import('../../glass/my-glass')) => void, text: string) => {
    const loaded = await import('../../glass/my-glass').catch(() => undefined)
    if (loaded) act(loaded)
    setSaid(loaded ? text : 'The glass could not be loaded. Check your connection and try again.')
  }
  const choose = async () => {
    const glass = await Promise.resolve(read()).catch(() => undefined)
    if (glass) await run(({ chooseMyGlass }) => chooseMyGlass(glass), 'All previews are in this glass.')
    else setSaid('The glass could not be loaded. Check your connection and try again.')
  }
  const clear = () =>
    run(({ clearMyGlass }) => {
      // The pressed button disappears.
      button.current?.focus()
      clearMyGlass()
    }, 'All previews are as delivered.')
  return (
    <div className={styles.row}>
      <button
        type="button"
        className="button"
        ref={button}
        disabled={!isHydrated}
        onClick={() => void choose()}
      >
        Use on this site
      </button>
      {isChosen && (
        <button type="button" className="button" onClick={() => void clear()}>
          Clear
        </button>
      )}
      <span role="status">{said}</span>
    </div>
  )
}
