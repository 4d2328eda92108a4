import { useSyncExternalStore } from 'react'
import type { Value } from '../../registry/controls'
import {
  choosePreset,
  edit,
  fromParameters,
  parametersOf,
  startOf,
  toParameters,
  type CustomizerState,
} from '../../registry/customizer-state'
import type { CustomizerSection } from '../../registry/sections'
import { isInAddress } from '../../ui/canonical-path'
import { createStore } from '../../ui/store'
import { changeQuery, restingWrite } from '../page/page-query'

/**
 * The live state of a customizer section. Each part of the section subscribes to what it shows: moving a control renders
 * its field, the preview and the code, and nothing else of the page.
 */
export interface Customizer {
  readonly section: CustomizerSection
  /** Gives one control a new value. */
  readonly set: (name: string, value: Value) => void
  /** Chooses a preset. */
  readonly choose: (preset: string) => void
  /** Follows the address bar while the section is on screen. Returns a function that stops. */
  readonly followAddress: () => () => void
  readonly subscribe: (listener: () => void) => () => void
  readonly state: () => CustomizerState
  /** The state of the prerendered page. */
  readonly start: () => CustomizerState
}

/**
 * A customizer that reads its state from the address bar and writes every change back to it.
 *
 * @param path The path of its page. The address of another page is not read.
 */
export function createCustomizer(section: CustomizerSection, path: string): Customizer {
  const start = startOf(section)
  // Empty until the state is first read: the prerenderer has no address bar.
  const store = createStore<CustomizerState | undefined>(undefined)
  let initial: CustomizerState | undefined
  const first = () => initial ?? (isInAddress(path) ? (initial = readState(section, start)) : start)
  const state = () => store.read() ?? first()
  const write = restingWrite(() => writeState(section, state()))
  const change = (next: CustomizerState) => {
    write.later()
    store.publish(next)
  }

  return {
    section,
    set: (name, value) => change(edit(section, state(), name, value)),
    choose: (preset) => change(choosePreset(section, preset)),
    followAddress: () => {
      const read = () => {
        write.cancel()
        store.publish(readState(section, start))
      }
      // A click may lead to another page: a pending write comes first.
      document.addEventListener('click', write.now, true)
      window.addEventListener('popstate', read)
      return () => {
        document.removeEventListener('click', write.now, true)
        window.removeEventListener('popstate', read)
        write.cancel()
      }
    },
    subscribe: store.subscribe,
    state,
    start: () => start,
  }
}

/** A part of a customizer's state. While the page hydrates, it is the prerendered state. */
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

/** Replaces the section's own parameters in the address bar. */
const writeState = (section: CustomizerSection, state: CustomizerState): void =>
  changeQuery((parameters) => {
    for (const name of parametersOf(section)) parameters.delete(name)
    for (const [name, text] of Object.entries(toParameters(section, state))) parameters.set(name, text)
  })
