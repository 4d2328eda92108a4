import { useEffect, useLayoutEffect, useState, useSyncExternalStore, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { hrefTo } from '../../ui/addresses'
import { hasModifier } from '../../ui/clicks'
import { commandKey } from '../../ui/command-key'
import { useHydrated } from '../../ui/hydration'
import { Icon } from '../../ui/icon'
import { lazyValue } from '../../ui/load-chunk'
import { createStore } from '../../ui/store'
import { onCommandKey, onShortcut } from '../navigation/shortcuts'
import styles from './open-palette.module.css'
import { keepTyped } from './typed-ahead'

/** Whether the palette is open, or is to open when it is loaded. */
const isOpenStore = createStore(false)

/** The palette, loaded when it is first needed. */
const palette = lazyValue(async () => (await import('./palette')).Palette)

/** Whether the palette has closed itself: a key can come before the dialog's `close` event. */
const hasClosed = () => document.querySelector('#palette:not([open])') !== null

/** Opens the palette. */
function openPalette(): void {
  if (hasClosed()) flushSync(() => isOpenStore.publish(false))
  isOpenStore.publish(true)
}

/** Opens the palette, or closes it. */
const togglePalette = (): void =>
  isOpenStore.read() && !hasClosed() ? isOpenStore.publish(false) : openPalette()

/** Loads the palette ahead of need. A failure is reported only when the palette opens. */
const preparePalette = (): void => void palette.load().catch(() => undefined)

const close = () => isOpenStore.publish(false)

/** Opens and closes the palette: ⌘K or Ctrl+K everywhere, and `/` outside of fields. */
function handleKeys() {
  const handle = (run: () => void) => (event: KeyboardEvent) => {
    event.preventDefault()
    run()
  }
  const ends = [onCommandKey('k', handle(togglePalette)), onShortcut('/', handle(openPalette))]
  return () => ends.forEach((end) => end())
}

/** Handles the palette's keys, and shows it. Its code is loaded when it is first opened. */
export function PaletteHost() {
  const isOpen = useSyncExternalStore(isOpenStore.subscribe, isOpenStore.read, () => false)
  const [Palette, setPalette] = useState(() => palette.current())
  const [failure, setFailure] = useState<Error>()

  useEffect(handleKeys, [])

  // Letters can be typed before the palette has its field.
  useLayoutEffect(() => (isOpen && !Palette ? keepTyped(close) : undefined), [isOpen, Palette])

  useEffect(() => {
    if (!isOpen || Palette) return
    palette.load().then(
      (loaded) => {
        setPalette(() => loaded)
        setFailure(undefined)
      },
      (error: Error) => {
        setFailure(error)
        close()
      },
    )
  }, [isOpen, Palette])

  if (isOpen && Palette) return <Palette onClose={close} />
  return (
    failure && (
      <div className={styles.failure} role="alert">
        <span>{failure.message}</span>
        <button type="button" className="button" onClick={() => window.location.reload()}>
          Reload
        </button>
      </div>
    )
  )
}

/** The button that opens the palette, for visitors who have no keyboard or do not know the keys. */
export function PaletteButton() {
  const hydrated = useHydrated()
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={openPalette}
      onPointerEnter={preparePalette}
      onFocus={preparePalette}
    >
      <Icon name="search" size={18} />
      <span>Search</span>
      <kbd className={styles.keys} aria-hidden="true">
        {`${hydrated ? commandKey() : 'Ctrl '}K`}
      </kbd>
    </button>
  )
}

/** Opens the palette, too. Without a script it is a link to the catalogue, where one can look and search. */
export function SearchLink({ className = '' }: { readonly className?: string | undefined }) {
  const open = (event: MouseEvent) => {
    if (hasModifier(event)) return
    event.preventDefault()
    openPalette()
  }
  return (
    <a
      href={hrefTo('/components')}
      className={`button ${className}`}
      onClick={open}
      onPointerEnter={preparePalette}
      onFocus={preparePalette}
    >
      <Icon name="search" size={18} />
      Search
    </a>
  )
}
