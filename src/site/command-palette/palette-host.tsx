import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { holdsCommandKey } from '../navigation/command-key'
import { openPalette, palette, paletteIsOpen, togglePalette } from './open-palette'
import styles from './palette-host.module.css'
import { onShortcut } from '../navigation/shortcuts'
import { keepTyped } from './typed-ahead'

const close = () => paletteIsOpen.publish(false)

/** Opens and closes the palette: ⌘K or Ctrl+K everywhere, and `/` where no field has the focus. */
function handleKeys() {
  const press = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !holdsCommandKey(event) || event.repeat) return
    event.preventDefault()
    togglePalette()
  }
  const endSlash = onShortcut('/', (event) => {
    event.preventDefault()
    openPalette()
  })
  window.addEventListener('keydown', press)
  return () => {
    endSlash()
    window.removeEventListener('keydown', press)
  }
}

/** Listens to the keys of the palette, and shows it. All of it is loaded when it is first opened. */
export function PaletteHost() {
  const isOpen = useSyncExternalStore(paletteIsOpen.subscribe, paletteIsOpen.read, () => false)
  const [Palette, setPalette] = useState(() => palette.current())
  const [failure, setFailure] = useState<Error>()

  useEffect(handleKeys, [])

  // Until the frame with its field: a letter can come before that.
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
        {failure.message}
        <button type="button" className="button" onClick={() => window.location.reload()}>
          Reload
        </button>
      </div>
    )
  )
}
