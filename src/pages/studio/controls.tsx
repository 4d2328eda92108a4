import { fetchHighlighterOnApproach } from '../../highlighter/load-highlighter'
import { useHydrated } from '../../ui/hydration'
import { GlassControl } from './control'
import { controlGroups } from './control-groups'
import styles from './controls.module.css'
import { showScheme } from './divider'
import { endMove } from './studio-store'
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
  <fieldset className={styles.controls} aria-label="Controls" disabled={!useHydrated()} ref={followControls}>
    <noscript>
      <p>These controls need JavaScript, which is turned off in this browser.</p>
    </noscript>
    <Toolbar />
    {controlGroups.map(({ title, names, scheme }) => (
      <fieldset key={title} className={styles.group} data-scheme={scheme}>
        <legend>{title}</legend>
        {scheme && <VerdictList scheme={scheme} />}
        {names.map((name) => (
          <GlassControl key={name} name={name} />
        ))}
      </fieldset>
    ))}
    <VerdictNews />
  </fieldset>
)
