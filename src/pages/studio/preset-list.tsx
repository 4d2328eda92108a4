import type { Elements } from '../../docs/page/section'
import type { CSSProperties } from 'react'
import { isSameGlass } from '../../glass/glass-values'
import { presets, type WholePreset } from '../../glass/presets'
import styles from './preset-list.module.css'
import { readGlass, setUnlocked, useGlass } from './studio-store'

interface PresetListProps {
  /** Stands beside the heading. */
  readonly children: Elements
}

/** Glasses to start from. */
export const PresetList = ({ children }: PresetListProps) => (
  <div className={styles.presets} role="group" aria-labelledby="presets">
    <div className={styles.heading}>
      <span id="presets">Presets</span>
      {children}
    </div>
    {presets.map((preset) => (
      <PresetButton key={preset.name} preset={preset} />
    ))}
  </div>
)

function PresetButton({ preset: { name, glass } }: { readonly preset: WholePreset }) {
  // A preset is a look. Whether glass is cheap stays as it is.
  const isChosen = useGlass((present) => isSameGlass({ ...present, economy: glass.economy }, glass))
  const tints = { '--light': glass.lightTint, '--dark': glass.darkTint } as CSSProperties
  return (
    <button
      type="button"
      className={styles.preset}
      aria-pressed={isChosen}
      onClick={() => setUnlocked({ ...glass, economy: readGlass().economy })}
    >
      <span className={styles.swatch} style={tints} />
      <span>{name}</span>
    </button>
  )
}
