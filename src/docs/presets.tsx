import { isColour } from '../registry/colour'
import styles from './presets.module.css'

interface PresetsProps {
  /** The name of the radio group. */
  readonly name: string
  readonly presets: readonly string[]
  readonly chosen: string
  readonly onChoose: (preset: string) => void
}

/** A choice of presets; one named after a colour is shown as its swatch. */
export function Presets({ name, presets, chosen, onChoose }: PresetsProps) {
  return (
    <fieldset className={styles.presets}>
      <legend>Presets</legend>
      {presets.map((preset) => (
        <label key={preset} className={styles.preset} data-hex={preset.startsWith('#')} title={preset}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={preset}
            checked={preset === chosen}
            onChange={() => onChoose(preset)}
          />
          {isColour(preset) && <span className={styles.swatch} style={{ backgroundColor: preset }} />}
          <span className={preset.startsWith('#') ? 'visually-hidden' : undefined}>{preset}</span>
        </label>
      ))}
    </fieldset>
  )
}
