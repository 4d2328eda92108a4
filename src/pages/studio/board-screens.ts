import type { ComponentType } from 'react'
import { screens } from '../../registry/screens'
import { lazyValue, type LazyValue } from '../../ui/load-chunk'

/** A screen of the board. */
export interface BoardScreen {
  readonly name: string
  readonly title: string
  readonly component: LazyValue<ComponentType>
}

/** The screens of the board, in order. Each is loaded when it comes near. */
export const boardScreens: readonly BoardScreen[] = screens.map(({ name, title, load }) => ({
  name,
  title,
  component: lazyValue(load),
}))

/** Loads the screen that the document has. */
export const loadFirstScreen = async (): Promise<void> => {
  await boardScreens[0]?.component.load()
}

/** What a visitor does to scroll. Scripts scroll, too, when a page opens. */
const scrolling = ['wheel', 'touchmove', 'keydown'] as const

/**
 * Loads the others as soon as a visitor scrolls, so that each is rendered before it is in sight.
 *
 * @returns What ends that.
 */
export function loadOnScroll(): () => void {
  // A failure is reported where the screen is to be shown.
  const load = () => boardScreens.forEach(({ component }) => void component.load().catch(() => undefined))
  for (const type of scrolling) document.addEventListener(type, load, { once: true, passive: true })
  return () => scrolling.forEach((type) => document.removeEventListener(type, load))
}
