import { defaultGlass, type Glass } from './glass-values'

/** A glass made by hand, in a file of `presets/`. */
export interface Preset {
  /** One word. */
  readonly name: string
  /** Position among the presets, from 1. */
  readonly order: number
  /** The values that differ from the default glass. */
  readonly glass: Partial<Glass>
}

const files = import.meta.glob<Preset>('./presets/*.ts', { eager: true, import: 'default' })

/** A preset with all its values. */
export interface WholePreset extends Omit<Preset, 'glass'> {
  readonly glass: Glass
}

/** Every preset, in order. To add one, add a file to `presets/`, and beside it the picture that is behind it in the studio. */
export const presets: readonly WholePreset[] = Object.values(files)
  .map((preset) => ({ ...preset, glass: { ...defaultGlass, ...preset.glass } }))
  .toSorted((one, other) => one.order - other.order)
