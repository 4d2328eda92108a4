import { useMemo, useState, useSyncExternalStore } from 'react'
import type { Language } from '../registry/sections'
import { createStore } from '../ui/store'
import { renumber, type CodeToken } from './code-tokens'

type Highlight = (code: string, language: Language) => readonly CodeToken[]

const highlighter = createStore<Highlight | undefined>(undefined)
let loading: Promise<Highlight | undefined> | undefined

/**
 * Loads the highlighter, once. Code blocks on screen get their colors when it is loaded, and stay plain if that fails.
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
 * Loads the highlighter when a visitor points at or focuses controls that change code.
 *
 * @returns A function that stops.
 */
export function fetchHighlighterOnApproach(controls: HTMLElement | null) {
  if (controls === null) return undefined
  const load = () => void loadHighlighter()
  const events = ['pointerenter', 'focusin'] as const
  for (const event of events) controls.addEventListener(event, load, { once: true })
  return () => events.forEach((event) => controls.removeEventListener(event, load))
}

/** A highlighter that reuses its last tokens if only numbers have changed. */
function createIncrementalHighlighter() {
  let last: { language: Language; tokens: readonly CodeToken[] } | undefined
  return (highlight: Highlight, code: string, language: Language): readonly CodeToken[] => {
    const renumbered = last?.language === language ? renumber(last.tokens, code) : undefined
    last = { language, tokens: renumbered ?? highlight(code, language) }
    return last.tokens
  }
}

/** Code as tokens: plain until the highlighter is loaded. */
export function useHighlighted(code: string, language: Language): readonly CodeToken[] {
  const [tokenize] = useState(createIncrementalHighlighter)
  const highlight = useSyncExternalStore(highlighter.subscribe, highlighter.read, highlighter.read)
  return useMemo(
    () => (highlight ? tokenize(highlight, code, language) : [{ kind: 'plain', text: code }]),
    [highlight, tokenize, code, language],
  )
}
