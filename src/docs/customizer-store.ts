import { useSyncExternalStore } from 'react'
import type { Value } from '../registry/controls'
import {
  choosePreset,
  edit,
  fromParameters,
  parametersOf,
  startOf,
  toParameters,
  type CustomizerState,
} from '../registry/customizer-state'
import type { CustomizerSection } from '../registry/sections'

/** How long the knobs rest before the address bar is written, in ms: browsers refuse more than about 200 writes in 30 s. */
const rest = 200

/**
 * What a customizer section shows, for its parts to follow: a knob its own value, preview and code all of them. So a
 * move renders these three, and nothing else of the page.
 */
export interface Customizer {
  readonly section: CustomizerSection
  /** Gives one control a new value. */
  readonly set: (name: string, value: Value) => void
  readonly choose: (preset: string) => void
  /** Follows the address bar, as long as the section is on screen; returns what ends that. */
  readonly followAddress: () => () => void
  readonly subscribe: (listener: () => void) => () => void
  readonly state: () => CustomizerState
  /** The state of the prerendered page. */
  readonly start: () => CustomizerState
}

/** A customizer whose state is the one in the address bar, and lives there from then on. */
export function createCustomizer(section: CustomizerSection): Customizer {
  const start = startOf(section)
  const listeners = new Set<() => void>()
  let state: CustomizerState | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const stateNow = () => (state ??= readState(section, start))
  const show = (next: CustomizerState) => {
    state = next
    listeners.forEach((listener) => listener())
  }
  const forget = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const write = () => {
    if (timer === undefined) return
    forget()
    writeState(section, stateNow())
  }
  const change = (next: CustomizerState) => {
    forget()
    timer = setTimeout(write, rest)
    show(next)
  }

  return {
    section,
    set: (name, value) => change(edit(section, stateNow(), name, value)),
    choose: (preset) => change(choosePreset(section, preset)),
    followAddress: () => {
      const read = () => {
        forget()
        show(readState(section, start))
      }
      // A click may lead to another page: what is still waiting is written before.
      document.addEventListener('click', write, true)
      window.addEventListener('popstate', read)
      return () => {
        document.removeEventListener('click', write, true)
        window.removeEventListener('popstate', read)
        forget()
      }
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    state: stateNow,
    start: () => start,
  }
}

/** A part of what a customizer shows: as prerendered while the page is hydrated, as in the address bar after that. */
export function useCustomized<Part>(customizer: Customizer, part: (state: CustomizerState) => Part): Part {
  return useSyncExternalStore(
    customizer.subscribe,
    () => part(customizer.state()),
    () => part(customizer.start()),
  )
}

function readState(section: CustomizerSection, start: CustomizerState): CustomizerState {
  const parameters = new URLSearchParams(window.location.search)
  return parametersOf(section).some((name) => parameters.has(name))
    ? fromParameters(section, parameters)
    : start
}

/**
 * Replaces the section's own parameters in the address bar. It goes past the router on purpose: a knob adds no history
 * entry and re-renders nothing outside its section.
 */
function writeState(section: CustomizerSection, state: CustomizerState) {
  const url = new URL(window.location.href)
  for (const name of parametersOf(section)) url.searchParams.delete(name)
  for (const [name, text] of Object.entries(toParameters(section, state))) url.searchParams.set(name, text)
  if (url.href !== window.location.href) window.history.replaceState(window.history.state, '', url)
}
