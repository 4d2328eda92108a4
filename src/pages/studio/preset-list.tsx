import type { CSSProperties } from 'react'
import { isSameGlass } from '../../glass/glass-values'
import { presets, type WholePreset } from '../../glass/presets'
import { setUnlocked, useGlass } from './studio-store'
import styles from './preset-list.module.css'

/** Glasses made by hand, to start from. */
export const PresetList = () => (
  <fieldset className={styles.presets}>
    <legend>Presets</legend>
    {presets.map((preset) => (
      <PresetButton key={preset.name} preset={preset} />
    ))}
  </fieldset>
)

function PresetButton({ preset: { name, glass } }: { readonly preset: WholePreset }) {
  const isChosen = useGlass((present) => isSameGlass(present, glass))
  const tints = { '--light': glass.lightTint, '--dark': glass.darkTint } as CSSProperties
  return (
    <button
      type="button"
      className={styles.preset}
      aria-pressed={isChosen}
      onClick={() => setUnlocked(glass)}
    >
      <span className={styles.swatch} style={tints} />
      {name}
    </button>
  )
}
