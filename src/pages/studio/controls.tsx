import type { CSSProperties } from 'react'
import { isSameGlass } from '../../glass/glass-values'
import { presets, type WholePreset } from '../../glass/presets'
import { fetchHighlighterOnApproach } from '../../highlighter/load-highlighter'
import { useHydrated } from '../../ui/hydration'
import { showScheme } from './board'
import { GlassControl } from './control'
import { controlGroups } from './control-groups'
import styles from './controls.module.css'
import { endMove, setUnlocked, useGlass } from './studio-store'
import { Toolbar } from './toolbar'
import { VerdictList, VerdictNews } from './verdicts'

/** Fetches the highlighter ahead of the first move, and ends a step of undo when a field reports `change`. */
function followControls(controls: HTMLElement | null) {
  if (controls === null) return undefined
  const end = fetchHighlighterOnApproach(controls)
  const show = ({ target }: Event) => {
    const { scheme } =
      target instanceof Element ? (target.closest<HTMLElement>('[data-scheme]')?.dataset ?? {}) : {}
    if (scheme !== undefined) showScheme(scheme)
  }
  // React calls `onChange` with each move.
  controls.addEventListener('change', endMove)
  controls.addEventListener('focusin', show)
  return () => {
    end?.()
    controls.removeEventListener('change', endMove)
    controls.removeEventListener('focusin', show)
  }
}

/** Everything that changes the glass. Disabled until hydration. */
export const Controls = () => (
  <fieldset className={styles.controls} aria-label="Knobs" disabled={!useHydrated()} ref={followControls}>
    <Toolbar />
    <PresetList />
    {controlGroups.map(({ title, fields, scheme }) => (
      <fieldset key={title} className={styles.group} data-scheme={scheme}>
        <legend>{title}</legend>
        {scheme && <VerdictList scheme={scheme} />}
        {fields.map((name) => (
          <GlassControl key={name} name={name} />
        ))}
      </fieldset>
    ))}
    <VerdictNews />
  </fieldset>
)

/** Glasses to start from. */
const PresetList = () => (
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
      <span>{name}</span>
    </button>
  )
}
