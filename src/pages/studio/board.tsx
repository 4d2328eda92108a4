import { Suspense, type ComponentType } from 'react'
import { schemes } from '../../glass/glass-values'
import { screens } from '../../registry/screens'
import { lazyValue, type LazyValue } from '../../ui/load-chunk'
import styles from './board.module.css'
import { Half } from './half'

/** A screen on the board. */
interface BoardScreen {
  readonly name: string
  readonly title: string
  readonly component: LazyValue<ComponentType>
}

/** The screens of the board, in order. Each is loaded when it comes near the viewport. */
export const boardScreens: readonly BoardScreen[] = screens.map(({ name, title, load }) => ({
  name,
  title,
  component: lazyValue(load),
}))

/** Loads the screen that the document contains. */
export const loadFirstScreen = async (): Promise<void> => {
  await boardScreens[0]?.component.load()
}

/** The events of a visitor who scrolls; `scroll` also happens when a page opens. */
const scrollEvents = ['wheel', 'touchmove', 'keydown'] as const

/**
 * Loads the other screens as soon as a visitor scrolls, so that each is rendered before it is in view.
 *
 * @returns a function that stops
 */
export function loadOnScroll(): () => void {
  // The screen's place on the board reports a failure.
  const load = () => boardScreens.forEach(({ component }) => void component.load().catch(() => undefined))
  for (const type of scrollEvents) document.addEventListener(type, load, { once: true, passive: true })
  return () => scrollEvents.forEach((type) => document.removeEventListener(type, load))
}

/** Every screen, in light and dark. The document contains the first one in light. */
export const Board = () => (
  <div className={styles.board}>
    {boardScreens.map(({ name, title, component }, index) => (
      <section key={name} className={styles.screen} aria-labelledby={name}>
        <h2 id={name}>{title}</h2>
        <div className={styles.halves}>
          {schemes.map((scheme) => (
            // One boundary each, so that React hydrates them one by one.
            <Suspense key={scheme}>
              <Half
                title={title}
                component={component}
                scheme={scheme}
                isPrerendered={index === 0 && scheme === 'light'}
              />
            </Suspense>
          ))}
        </div>
      </section>
    ))}
  </div>
)

/**
 * Shows the half of a scheme whose controls are used, where the board is a scroll container that shows one half at a
 * time: it scrolls to the other half of the same screen.
 */
export function showScheme(scheme: string): void {
  const halves = [...document.querySelectorAll<HTMLElement>('[data-half]')]
  const board = halves[0]?.closest('section')?.parentElement
  if (!board || board.scrollHeight <= board.clientHeight) return
  const { top, bottom } = board.getBoundingClientRect()
  const visibleHeight = (half: HTMLElement) => {
    const box = half.getBoundingClientRect()
    return Math.min(bottom, box.bottom) - Math.max(top, box.top)
  }
  const shown = halves.toSorted((one, other) => visibleHeight(other) - visibleHeight(one))[0]
  const wanted = shown?.parentElement?.querySelector(`[data-half='${scheme}']`)
  if (!shown || !wanted || shown === wanted) return
  // At the same position within the half, or at its top.
  const start = Math.min(shown.getBoundingClientRect().top, top + 8)
  board.scrollBy({ top: wanted.getBoundingClientRect().top - start })
}
