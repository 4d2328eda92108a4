import { isColor } from '../../registry/color'
import type { Value } from '../../registry/controls'
import { customPreset } from '../../registry/customizer-state'
import { useCustomized, type Customizer } from './customizer-store'
import styles from './presets.module.css'

interface PresetsProps {
  /** The name of the radio group. */
  readonly name: string
  readonly customizer: Customizer
}

/** The first color of a preset. The visitor's own values have no swatch. */
function swatchOf(preset: string, values: Readonly<Record<string, Value>>): string | undefined {
  if (preset === customPreset) return undefined
  return Object.values(values).find((value): value is string => typeof value === 'string' && isColor(value))
}

/** Presets to choose from, each with a swatch of its first color. A preset named by a hex code shows only the swatch. */
export function Presets({ name, customizer }: PresetsProps) {
  const chosen = useCustomized(customizer, ({ preset }) => preset)
  return (
    <fieldset className={styles.presets}>
      <legend>Presets</legend>
      {Object.entries(customizer.section.presets).map(([preset, values]) => {
        const swatch = swatchOf(preset, values)
        return (
          <label key={preset} className={styles.preset} data-hex={preset.startsWith('#')} title={preset}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={preset}
              checked={preset === chosen}
              onChange={() => customizer.choose(preset)}
            />
            {swatch !== undefined && <span className={styles.swatch} style={{ backgroundColor: swatch }} />}
            <span className={preset.startsWith('#') ? 'visually-hidden' : undefined}>{preset}</span>
          </label>
        )
      })}
    </fieldset>
  )
}
