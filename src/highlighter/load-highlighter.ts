import { createStore } from '../ui/store'
import type { Highlight } from './code-tokens'

/** The highlighter; undefined until it is loaded. */
export const highlighter = createStore<Highlight | undefined>(undefined)
let loading: Promise<Highlight | undefined> | undefined

/**
 * Loads the highlighter, once. Code blocks on screen are then colored; they stay plain if it fails.
 *
 * @returns The highlighter; undefined if it cannot be loaded.
 */
export function loadHighlighter(): Promise<Highlight | undefined> {
  loading ??= import('./highlight').then(
    ({ highlight }) => {
      highlighter.publish(highlight)
      return highlight
    },
    () => (loading = undefined),
  )
  return loading
}

/**
 * Loads the highlighter when a visitor approaches controls that change a code.
 *
 * @returns A function that stops.
 */
export function fetchHighlighterOnApproach(controls: HTMLElement | null) {
  if (controls === null) return undefined
  const load = () => void loadHighlighter()
  const events = ['pointerenter', 'focusin'] as const
  for (const event of events) controls.addEventListener(event, load)
  return () => events.forEach((event) => controls.removeEventListener(event, load))
}
