import { useMemo, useState, useSyncExternalStore } from 'react'
import type { Language } from '../registry/sections'
import { formOf, renumber } from './renumber'
import type { CodeToken } from './code-tokens'

type Highlight = (code: string, language: Language) => readonly CodeToken[]

let highlight: Highlight | undefined
let loading: Promise<void> | undefined
const listeners = new Set<() => void>()

/** Loads the highlighter, once; code blocks on screen are colored when it arrives, and stay plain if it does not. */
export function loadHighlighter(): Promise<void> {
  loading ??= import('./highlight').then(
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

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A highlighter that does not read a code again which differs from the one before in numbers alone. */
function createReader() {
  let last: { form: string; language: Language; runs: readonly CodeToken[] } | undefined
  return (highlight: Highlight, code: string, language: Language): readonly CodeToken[] => {
    const form = formOf(code)
    const alike = last?.form === form && last.language === language ? renumber(last.runs, code) : undefined
    last = { form, language, runs: alike ?? highlight(code, language) }
    return last.runs
  }
}

/** Code in runs: highlighted once the highlighter is there, plain until then. */
export function useHighlighted(code: string, language: Language): readonly CodeToken[] {
  const [read] = useState(createReader)
  const ready = useSyncExternalStore(
    subscribe,
    () => highlight,
    () => highlight,
  )
  return useMemo(
    () => (ready ? read(ready, code, language) : [{ kind: 'plain', text: code }]),
    [ready, read, code, language],
  )
}
