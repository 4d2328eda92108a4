import { defaultGlass, type Glass } from '../../glass/glass-values'
import amber from '../../glass/presets/amber'
import frost from '../../glass/presets/frost'
import rose from '../../glass/presets/rose'

interface NamedGlass {
  readonly name: string
  /** The name of its preset. Empty for the default glass, which is not a preset. */
  readonly preset: string
  readonly glass: Glass
}

/** Glasses of the studio to start from. */
export const glasses: readonly [NamedGlass, ...NamedGlass[]] = [
  { name: 'Clear', preset: '', glass: defaultGlass },
  ...[frost, amber, rose].map(({ name, glass }) => ({
    name,
    preset: name,
    glass: { ...defaultGlass, ...glass },
  })),
]
