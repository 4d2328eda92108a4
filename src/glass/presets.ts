import { defaultGlass, type Glass } from './glass-values'

/** A glass made by hand, as a file of `presets/` declares it. */
export interface Preset {
  /** What it is called: one word. */
  readonly name: string
  /** Its place among the presets, from 1. */
  readonly order: number
  /** What differs from the glass that the components are delivered with. */
  readonly glass: Partial<Glass>
}

const files = import.meta.glob<Preset>('./presets/*.ts', { eager: true, import: 'default' })

/** A preset with all its values. */
export interface WholePreset extends Omit<Preset, 'glass'> {
  readonly glass: Glass
}

/** Every preset, in order. A file in `presets/` is all that one needs. */
export const presets: readonly WholePreset[] = Object.values(files)
  .map((preset) => ({ ...preset, glass: { ...defaultGlass, ...preset.glass } }))
  .toSorted((one, other) => one.order - other.order)
