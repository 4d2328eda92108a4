import { useEffect, useLayoutEffect, useRef } from 'react'
import { lockScroll } from '../../ui/scroll-lock'
import { Finder } from './finder'
import styles from './palette.module.css'

interface PaletteProps {
  /** Called when the palette has closed itself. */
  readonly onClose: () => void
}

/** Closes a dialog with a click beside it. Its content covers all of it, so only its backdrop is a target of its own. */
function closeByBackdrop(dialog: HTMLDialogElement) {
  const click = ({ target }: MouseEvent) => {
    if (target === dialog) dialog.close()
  }
  dialog.addEventListener('click', click)
  return () => dialog.removeEventListener('click', click)
}

/**
 * A step in the history leaves the page that it was opened on. The router's own change of address comes when it is
 * rendered, and may be that of a letter typed before.
 */
function closeByHistory(dialog: HTMLDialogElement) {
  const step = () => dialog.close()
  window.addEventListener('popstate', step)
  return () => window.removeEventListener('popstate', step)
}

/** Follows the height of what a keyboard on the screen leaves visible: the dialog would reach below it. */
function followVisibleHeight(dialog: HTMLElement) {
  const { visualViewport } = window
  if (visualViewport === null) return undefined
  const set = () => dialog.style.setProperty('--visible', `${visualViewport.height}px`)
  set()
  visualViewport.addEventListener('resize', set)
  return () => visualViewport.removeEventListener('resize', set)
}

/**
 * Finds components, their sections and props, the pages of the site, and what can be done. A modal dialog: it closes with
 * Escape, and focus goes back to where it was.
 */
export function Palette({ onClose }: PaletteProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()

  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // A dialog that only disappears would not give the focus back.
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
      className={styles.dialog}
      aria-label="Search"
      onClose={() => {
        // In development, React mounts twice, and the first dialog closes after the second has opened.
        if (dialog.current?.open !== true) onClose()
      }}
    >
      <Finder onClose={close} />
    </dialog>
  )
}
