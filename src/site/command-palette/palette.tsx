import { useEffect, useLayoutEffect, useRef } from 'react'
import { lockScroll } from '../../ui/scroll-lock'
import { Finder } from './finder'
import styles from './palette.module.css'
import { useHasPreview } from './preview'

interface PaletteProps {
  /** Called when the palette has closed itself. */
  readonly onClose: () => void
}

/** Closes a dialog on a click on its backdrop. Its content covers the dialog, so only the backdrop has it as a target. */
function closeByBackdrop(dialog: HTMLDialogElement) {
  const click = ({ target }: MouseEvent) => {
    if (target === dialog) dialog.close()
  }
  dialog.addEventListener('click', click)
  return () => dialog.removeEventListener('click', click)
}

/**
 * Closes a dialog on a step in the history. The router's location changes later, and also with each letter of a search.
 */
function closeByHistory(dialog: HTMLDialogElement) {
  const step = () => dialog.close()
  window.addEventListener('popstate', step)
  return () => window.removeEventListener('popstate', step)
}

/** Keeps the dialog above an on-screen keyboard. */
function followVisibleHeight(dialog: HTMLElement) {
  const { visualViewport } = window
  if (visualViewport === null) return undefined
  const set = () => dialog.style.setProperty('--visible', `${visualViewport.height}px`)
  set()
  visualViewport.addEventListener('resize', set)
  return () => visualViewport.removeEventListener('resize', set)
}

/**
 * A modal dialog that finds components, their sections and props, pages of the site, and actions. It closes on Escape, and
 * restores the focus.
 */
export function Palette({ onClose }: PaletteProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const hasPreview = useHasPreview()
  const close = () => dialog.current?.close()

  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // Removing an open dialog does not restore the focus.
    return () => shown?.close()
  }, [])
  useEffect(lockScroll, [])
  useEffect(() => (dialog.current ? closeByBackdrop(dialog.current) : undefined), [])
  useEffect(() => (dialog.current ? followVisibleHeight(dialog.current) : undefined), [])
  useEffect(() => (dialog.current ? closeByHistory(dialog.current) : undefined), [])

  return (
    <dialog
      ref={dialog}
      id="palette"
      className={`${styles.dialog ?? ''} ${hasPreview ? (styles.wide ?? '') : ''}`}
      aria-label="Search"
      onClose={() => {
        // In development, React mounts twice, and the first dialog closes after the second has opened.
        if (dialog.current?.open !== true) onClose()
      }}
    >
      <Finder hasPreview={hasPreview} onClose={close} />
    </dialog>
  )
}
