import { flushSync } from 'react-dom'
import { createStore } from '../../ui/store'
import { lazyValue } from '../../ui/load-chunk'

/** Whether the palette is asked for. */
export const paletteIsOpen = createStore(false)

/** The palette, which is loaded when it is first needed. */
export const palette = lazyValue(async () => (await import('./palette')).Palette)

/** Whether the palette has closed itself. Its event says so in a later task, and a key can come before that. */
const hasClosed = () => document.querySelector('#palette:not([open])') !== null

/** Opens the palette. */
export function openPalette(): void {
  if (hasClosed()) flushSync(() => paletteIsOpen.publish(false))
  paletteIsOpen.publish(true)
}

/** Opens the palette, or closes it. */
export const togglePalette = (): void =>
  paletteIsOpen.read() && !hasClosed() ? paletteIsOpen.publish(false) : openPalette()

/** Loads the palette ahead of need. A failure is reported only when it is needed. */
export const preparePalette = (): void => void palette.load().catch(() => undefined)
