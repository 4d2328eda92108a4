import { useCallback, useEffect, useRef, useState } from 'react'
import type { Value } from '../registry/controls'
import {
  choosePreset,
  edit,
  fromParameters,
  parametersOf,
  startOf,
  toParameters,
  type CustomiserState,
} from '../registry/customiser-state'
import type { CustomiserSection } from '../registry/sections'
import { useHydrated } from '../ui/hydration'

/** The least time between two writes to the address bar, in ms: browsers refuse more than about 200 in 30 s. */
const writeInterval = 200

let timer: ReturnType<typeof setTimeout> | undefined
let waiting: (() => void) | undefined

function flush() {
  clearTimeout(timer)
  timer = undefined
  waiting?.()
  waiting = undefined
}

/** Runs a write at once, or, soon after another one, when the interval is over; only the last one counts. */
function throttled(write: () => void) {
  waiting = write
  if (timer !== undefined) return
  flush()
  timer = setTimeout(flush, writeInterval)
}

const readState = (section: CustomiserSection) =>
  fromParameters(section, new URLSearchParams(window.location.search))

/**
 * Replaces the section's own parameters in the address bar. It goes past the router on purpose: a knob adds no history
 * entry and re-renders nothing outside its section.
 */
function writeState(section: CustomiserSection, state: CustomiserState) {
  const url = new URL(window.location.href)
  for (const name of parametersOf(section)) url.searchParams.delete(name)
  for (const [name, text] of Object.entries(toParameters(section, state))) url.searchParams.set(name, text)
  if (url.href !== window.location.href) window.history.replaceState(window.history.state, '', url)
}

/**
 * A customiser's state. It starts as the prerendered page shows it, takes the URL in the first update after hydration,
 * and lives in the URL from then on.
 */
export function useCustomiser(section: CustomiserSection) {
  const hydrated = useHydrated()
  const [state, setState] = useState(() => (hydrated ? readState(section) : startOf(section)))
  // What `set` starts from, so that it stays the same function and a move re-renders no knob but its own.
  const latest = useRef(state)

  const show = useCallback((next: CustomiserState) => {
    latest.current = next
    setState(next)
  }, [])

  useEffect(() => {
    const read = () => show(readState(section))
    read()
    // A click may lead to another page: what is still waiting is written before.
    document.addEventListener('click', flush, true)
    window.addEventListener('popstate', read)
    return () => {
      document.removeEventListener('click', flush, true)
      window.removeEventListener('popstate', read)
      waiting = undefined
    }
  }, [section, show])

  const change = useCallback(
    (next: CustomiserState) => {
      show(next)
      throttled(() => writeState(section, next))
    },
    [section, show],
  )
  const set = useCallback(
    (name: string, value: Value) => change(edit(section, latest.current, name, value)),
    [section, change],
  )
  const choose = useCallback((preset: string) => change(choosePreset(section, preset)), [section, change])

  return { state, set, choose }
}
