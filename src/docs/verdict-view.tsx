import { useState } from 'react'
import { verdictOn, wordsOf } from '../registry/readability'
import { Icon } from '../ui/icon'
import { useCustomized, type Customizer } from './customizer-store'
import styles from './verdict-view.module.css'

interface VerdictViewProps {
  readonly customizer: Customizer
  /** Starts the ids of the customizer's fields. */
  readonly id: string
}

/** Says whether the text on the chosen glass is readable over any backdrop, and fixes it where it is not. */
export function VerdictView({ customizer, id }: VerdictViewProps) {
  const { section } = customizer
  const values = useCustomized(customizer, (state) => state.values)
  // The values that no change makes readable.
  const [hopeless, setHopeless] = useState<typeof values>()
  const verdict = verdictOn(section.readability?.(values) ?? [])
  if (verdict === undefined)
    return <p className={styles.verdict}>Not judged: a color is not one that can be read.</p>

  const fix = async () => {
    const { fixReadability } = await import('../registry/fix-readability')
    const changes = Object.entries(fixReadability(section, values) ?? {})
    if (changes.length === 0) setHopeless(values)
    for (const [name, value] of changes) customizer.set(name, value)
    // The button is about to go, and focus must not be lost with it.
    const [moved] = changes.flatMap(([name]) => document.getElementById(`${id}-${name}`) ?? [])
    moved?.focus()
  }

  return (
    <p className={styles.verdict} data-readable={verdict.isReadable}>
      <Icon name={verdict.isReadable ? 'check' : 'triangle-alert'} size={18} />
      <span>{wordsOf(verdict)}</span>
      {!verdict.isReadable &&
        (values === hopeless ? (
          <span>No glass of this color can be readable.</span>
        ) : (
          <button type="button" className={styles.fix} onClick={() => void fix()}>
            Fix
          </button>
        ))}
    </p>
  )
}
