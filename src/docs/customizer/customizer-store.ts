import { useSyncExternalStore } from 'react'
import type { Value } from '../../registry/controls'
import {
  choosePreset,
  edit,
  parametersOf,
  startOf,
  stateIn,
  toParameters,
  type CustomizerState,
} from '../../registry/customizer-state'
import type { Configurable, CustomizerSection } from '../../registry/sections'
import { addressState } from '../../ui/address-state'
import { isInAddress } from '../../ui/addresses'

/**
 * The live state of controls. Each part of the page subscribes to what it shows: moving a control renders its fields, the
 * previews and their code, and nothing else of the page.
 */
export interface Customizer<Section extends Configurable = CustomizerSection> {
  readonly section: Section
  /** Gives one control a new value. */
  readonly set: (name: string, value: Value) => void
  /** Chooses a preset. */
  readonly choose: (preset: string) => void
  /** Follows the address bar while the section is on screen. Returns a function that stops. */
  readonly followAddress: () => () => void
  readonly subscribe: (listener: () => void) => () => void
  readonly state: () => CustomizerState
  /** The state of the prerendered page. It is `state()` until a control moves, or the address has a value. */
  readonly start: () => CustomizerState
}

/**
 * A customizer that reads its state from the address bar and writes every change back to it.
 *
 * @param path The path of its page. The address of another page is not read.
 */
export function createCustomizer<Section extends Configurable>(
  section: Section,
  path: string,
): Customizer<Section> {
  const start = startOf(section)
  const own = parametersOf(section)
  const state = addressState<CustomizerState>({
    start,
    parse: (parameters) => stateIn(section, parameters) ?? start,
    format: (current, parameters) => {
      for (const name of own) parameters.delete(name)
      for (const [name, text] of Object.entries(toParameters(section, current))) parameters.set(name, text)
    },
    isInAddress: () => isInAddress(path),
  })
  const change = (next: CustomizerState) => {
    state.publish(next)
    state.write.later()
  }
  return {
    section,
    set: (name, value) => change(edit(section, state.read(), name, value)),
    choose: (preset) => change(choosePreset(section, preset)),
    followAddress: () => state.follow(),
    subscribe: state.subscribe,
    state: state.read,
    start: state.start,
  }
}

/** A customizer that stays as parameters say: it neither reads the address bar nor writes to it. */
export function fixedCustomizer<Section extends Configurable>(
  section: Section,
  parameters: URLSearchParams,
): Customizer<Section> {
  const start = startOf(section)
  const state = stateIn(section, parameters) ?? start
  const nothing = () => {}
  return {
    section,
    set: nothing,
    choose: nothing,
    followAddress: () => nothing,
    subscribe: () => nothing,
    state: () => state,
    start: () => start,
  }
}

/** A part of a customizer's state. While the page hydrates, it is the prerendered state. */
export function useCustomized<Part>(
  customizer: Customizer<Configurable>,
  part: (state: CustomizerState) => Part,
): Part {
  return useSyncExternalStore(
    customizer.subscribe,
    () => part(customizer.state()),
    () => part(customizer.start()),
  )
}
