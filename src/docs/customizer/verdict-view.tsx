import { useState, type ReactNode } from 'react'
import { useShownLevels } from '../../glass/shown-levels'
import { verdictOn, wordsOf, type LevelOpacities, type Verdict } from '../../registry/readability'
import { Icon } from '../../ui/icon'
import { Stage } from '../preview/stage'
import { useCustomized, type Customizer } from './customizer-store'
import styles from './verdict-view.module.css'

interface Judgement {
  readonly levels: LevelOpacities | undefined
  readonly verdict: Verdict | undefined
}

/** The last judgement of each set of values, which several parts of a page show. */
const judgements = new WeakMap<object, Judgement>()

/**
 * A part of the verdict on the text on a customizer's glass. Text and tint are the customizer's own colors, so the verdict
 * holds in a light and in a dark preview.
 */
function useVerdict<Part>(customizer: Customizer, part: (verdict: Verdict | undefined) => Part): Part {
  const levels = useShownLevels()
  return useCustomized(customizer, ({ values }) => {
    const known = judgements.get(values)
    if (known !== undefined && known.levels === levels) return part(known.verdict)
    const verdict = verdictOn(customizer.section.readability?.(values, levels) ?? [])
    judgements.set(values, { levels, verdict })
    return part(verdict)
  })
}

interface JudgedStageProps {
  readonly customizer: Customizer
  /** Starts the ids of the customizer's fields. */
  readonly id: string
  /** Whether the preview's glass is its own, which the visitor's glass does not change. */
  readonly hasOwnGlass: boolean
  readonly children: ReactNode
}

/** A stage with a verdict: whether the text on the chosen glass is readable over any backdrop. */
export function JudgedStage({ customizer, id, hasOwnGlass, children }: JudgedStageProps) {
  const worst = useVerdict(customizer, (verdict) => verdict?.backdrop)
  return (
    <Stage worst={worst} hasOwnGlass={hasOwnGlass} footer={<VerdictView customizer={customizer} id={id} />}>
      {children}
    </Stage>
  )
}

/** The verdict in words, and a button that fixes glass which is not readable. */
function VerdictView({ customizer, id }: Pick<JudgedStageProps, 'customizer' | 'id'>) {
  const verdict = useVerdict(customizer, (whole) => whole)
  const levels = useShownLevels()
  // Why Fix changed nothing, and for which verdict.
  const [unfixed, setUnfixed] = useState<{ readonly verdict: Verdict; readonly reason: string }>()
  if (verdict === undefined)
    return <p className={styles.verdict}>Not judged: a color is not one that can be read.</p>

  const fix = async () => {
    const search = await import('../../registry/fix-readability').catch(() => undefined)
    if (search === undefined) return setUnfixed({ verdict, reason: 'Fix could not be loaded.' })
    const { section, state } = customizer
    const changes = Object.entries(search.fixReadability(section, state().values, levels) ?? {})
    if (changes.length === 0) setUnfixed({ verdict, reason: 'No glass of this color can be readable.' })
    for (const [name, value] of changes) customizer.set(name, value)
    // The button disappears: the focus moves to the field that was changed.
    const [moved] = changes.flatMap(([name]) => document.getElementById(`${id}-${name}`) ?? [])
    moved?.focus()
  }

  return (
    <p className={styles.verdict} data-readable={verdict.isReadable}>
      <Icon name={verdict.isReadable ? 'check' : 'triangle-alert'} size={18} />
      <span>{wordsOf(verdict)}</span>
      {unfixed?.verdict === verdict && <span role="status">{unfixed.reason}</span>}
      {!verdict.isReadable && (
        <button type="button" className={styles.fix} onClick={() => void fix()}>
          Fix
        </button>
      )}
    </p>
  )
}
