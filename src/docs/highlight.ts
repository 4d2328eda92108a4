import { useMemo, useSyncExternalStore } from 'react'
import type { Language } from '../registry/sections'

type Highlight = (code: string, language: Language) => readonly string[]

let highlight: Highlight | undefined
let loading: Promise<void> | undefined
const listeners = new Set<() => void>()

/** Loads the highlighter, once; code blocks on screen are coloured when it arrives, and stay plain if it does not. */
export function loadHighlighter(): Promise<void> {
  loading ??= import('./prism').then(
    (module) => {
      highlight = module.highlight
      listeners.forEach((listener) => listener())
    },
    () => {
      loading = undefined
    },
  )
  return loading
}

const escape = (code: string) => code.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Code as pieces of HTML: highlighted once the highlighter is there, escaped text until then. */
export function useHighlighted(code: string, language: Language): readonly string[] {
  const ready = useSyncExternalStore(
    subscribe,
    () => highlight,
    () => highlight,
  )
  return useMemo(() => (ready ? ready(code, language) : [escape(code)]), [ready, code, language])
}
