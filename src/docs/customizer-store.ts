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
import { createStore } from '../ui/store'
import { publishQuery } from './page-query'

/** How long the controls rest before the address bar is written, in ms: browsers refuse more than about 200 writes in 30 s. */
const rest = 200

/**
 * The live state of a customizer section. Each part of the section subscribes to what it shows, so that moving a control
 * renders its field, the preview and the code, and nothing else of the page.
 */
export interface Customizer {
  readonly section: CustomizerSection
  /** Gives one control a new value. */
  readonly set: (name: string, value: Value) => void
  /** Chooses a preset. */
  readonly choose: (preset: string) => void
  /** Follows the address bar while the section is on screen; returns what ends that. */
  readonly followAddress: () => () => void
  readonly subscribe: (listener: () => void) => () => void
  readonly state: () => CustomizerState
  /** The state of the prerendered page. */
  readonly start: () => CustomizerState
}

/** A customizer that reads its state from the address bar and writes every change back to it. */
export function createCustomizer(section: CustomizerSection): Customizer {
  const start = startOf(section)
  // Empty until the state is first read: the prerenderer has no address bar.
  const store = createStore<CustomizerState | undefined>(undefined)
  let timer: ReturnType<typeof setTimeout> | undefined

  let initial: CustomizerState | undefined
  const state = () => store.read() ?? (initial ??= readState(section, start))
  const cancelWrite = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const write = () => {
    if (timer === undefined) return
    cancelWrite()
    writeState(section, state())
  }
  const change = (next: CustomizerState) => {
    cancelWrite()
    timer = setTimeout(write, rest)
    store.publish(next)
  }

  return {
    section,
    set: (name, value) => change(edit(section, state(), name, value)),
    choose: (preset) => change(choosePreset(section, preset)),
    followAddress: () => {
      const read = () => {
        cancelWrite()
        store.publish(readState(section, start))
      }
      // A click may lead to another page: a write that still waits is done before.
      document.addEventListener('click', write, true)
      window.addEventListener('popstate', read)
      return () => {
        document.removeEventListener('click', write, true)
        window.removeEventListener('popstate', read)
        cancelWrite()
      }
    },
    subscribe: store.subscribe,
    state,
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
  if (url.href === window.location.href) return
  window.history.replaceState(window.history.state, '', url)
  publishQuery()
}
