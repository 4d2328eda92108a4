import type { ReactNode } from 'react'
import { useHydrated } from '../../ui/hydration'
import { commandKey } from '../navigation/command-key'
import { openPalette, preparePalette } from './open-palette'
import styles from './palette-button.module.css'

interface PaletteButtonProps {
  /** What the button says, before the keys that do the same. */
  readonly children: ReactNode
  readonly className?: string | undefined
}

/** A button that opens the palette, for visitors without a keyboard or who do not know the keys. */
export function PaletteButton({ children, className }: PaletteButtonProps) {
  const hydrated = useHydrated()
  return (
    <button
      type="button"
      className={`${styles.button ?? ''} ${className ?? ''}`}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={openPalette}
      onPointerEnter={preparePalette}
      onFocus={preparePalette}
    >
      {children}
      <kbd className={styles.keys} aria-hidden="true">
        {hydrated ? commandKey() : 'Ctrl '}K
      </kbd>
    </button>
  )
}
