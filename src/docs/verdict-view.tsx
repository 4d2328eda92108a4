import { useState, type ReactNode } from 'react'
import type { Value } from '../registry/controls'
import { useShownLevels } from '../glass/shown-levels'
import { verdictOn, wordsOf, type LevelOpacities, type Verdict } from '../registry/readability'
import { Icon } from '../ui/icon'
import { useCustomized, type Customizer } from './customizer-store'
import { Stage } from './stage'
import styles from './verdict-view.module.css'

interface JudgedStageProps {
  readonly customizer: Customizer
  /** Starts the ids of the customizer's fields. */
  readonly id: string
  /** Whether the preview has a glass that is not of the material. */
  readonly hasOwnGlass: boolean
  readonly children: ReactNode
}

/**
 * A stage that says whether the text on the chosen glass is readable over any backdrop. Text and tint are the customizer's
 * own colors, so what it says is true of a light and of a dark preview.
 */
export function JudgedStage({ customizer, id, hasOwnGlass, children }: JudgedStageProps) {
  const values = useCustomized(customizer, (state) => state.values)
  const levels = useShownLevels()
  const verdict = verdictOn(customizer.section.readability?.(values, levels) ?? [])
  return (
    <Stage
      isLimited
      worst={verdict?.backdrop}
      hasOwnGlass={hasOwnGlass}
      footer={
        <VerdictView customizer={customizer} id={id} values={values} levels={levels} verdict={verdict} />
      }
    >
      {children}
    </Stage>
  )
}

interface VerdictViewProps extends Omit<JudgedStageProps, 'children' | 'hasOwnGlass'> {
  readonly values: Readonly<Record<string, Value>>
  /** How much the levels of the glass on the page cover, where they are not as delivered. */
  readonly levels: LevelOpacities | undefined
  readonly verdict: Verdict | undefined
}

/** The verdict in words, and a button that fixes glass which is not readable. */
function VerdictView({ customizer, id, values, levels, verdict }: VerdictViewProps) {
  const { section } = customizer
  // Why Fix changed nothing, and the values for which that holds.
  const [unfixed, setUnfixed] = useState<{ readonly values: typeof values; readonly reason: string }>()
  if (verdict === undefined)
    return <p className={styles.verdict}>Not judged: a color is not one that can be read.</p>

  const fix = async () => {
    const search = await import('../registry/fix-readability').catch(() => undefined)
    if (search === undefined) return setUnfixed({ values, reason: 'Fix could not be loaded.' })
    const { fixReadability } = search
    const changes = Object.entries(fixReadability(section, values, levels) ?? {})
    if (changes.length === 0) setUnfixed({ values, reason: 'No glass of this color can be readable.' })
    for (const [name, value] of changes) customizer.set(name, value)
    // The button is about to go, and focus must not be lost with it.
    const [moved] = changes.flatMap(([name]) => document.getElementById(`${id}-${name}`) ?? [])
    moved?.focus()
  }

  return (
    <p className={styles.verdict} data-readable={verdict.isReadable}>
      <Icon name={verdict.isReadable ? 'check' : 'triangle-alert'} size={18} />
      <span>{wordsOf(verdict)}</span>
      {unfixed?.values === values && <span role="status">{unfixed.reason}</span>}
      {!verdict.isReadable && (
        <button type="button" className={styles.fix} onClick={() => void fix()}>
          Fix
        </button>
      )}
    </p>
  )
}
