import { fetchHighlighterOnApproach } from '../../highlighter/use-highlighted'
import { useHydrated } from '../../ui/hydration'
import { Knob } from './knob'
import { knobGroups } from './knob-groups'
import styles from './knobs.module.css'
import { PresetList } from './preset-list'
import { showScheme } from './show-scheme'
import { endTurn } from './studio-store'
import { Toolbar } from './toolbar'
import { VerdictList } from './verdict-list'
import { VerdictNews } from './verdict-news'

/** Prepares for the first move, and ends a knob's step where its field says that it was changed. */
function followKnobs(knobs: HTMLElement | null) {
  if (knobs === null) return undefined
  const end = fetchHighlighterOnApproach(knobs)
  const show = ({ target }: Event) => {
    const { scheme } =
      target instanceof Element ? (target.closest<HTMLElement>('[data-scheme]')?.dataset ?? {}) : {}
    if (scheme !== undefined) showScheme(scheme)
  }
  // React's own `onChange` is called with each move.
  knobs.addEventListener('change', endTurn)
  knobs.addEventListener('focusin', show)
  return () => {
    end?.()
    knobs.removeEventListener('change', endTurn)
    knobs.removeEventListener('focusin', show)
  }
}

/** All that changes the glass. Disabled until a script follows the knobs. */
export const Knobs = () => (
  <fieldset className={styles.knobs} aria-label="Knobs" disabled={!useHydrated()} ref={followKnobs}>
    <Toolbar />
    <PresetList />
    {knobGroups.map(({ title, fields, scheme }) => (
      <fieldset key={title} className={styles.group} data-scheme={scheme}>
        <legend>{title}</legend>
        {scheme && <VerdictList scheme={scheme} />}
        {fields.map((name) => (
          <Knob key={name} name={name} />
        ))}
      </fieldset>
    ))}
    <VerdictNews />
  </fieldset>
)
