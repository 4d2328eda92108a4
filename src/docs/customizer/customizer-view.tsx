import { useState, type ReactNode } from 'react'
import { useShownLevels } from '../../glass/shown-levels'
import type { CustomizerState } from '../../registry/customizer-state'
import type { EntryModule } from '../../registry/entry-module'
import { verdictOn, wordsOf, type LevelOpacities, type Verdict } from '../../registry/readability'
import { type Language, outputTitle } from '../../registry/sections'
import { customizerCode } from '../../registry/snippet'
import { writeBack } from '../../registry/jsx-printer'
import { Icon } from '../../ui/icon'
import { slug } from '../../ui/slug'
import { CodeFigure, ColoredCode } from '../code/code-block'
import { CodeTabs } from '../code/code-tabs'
import { Section } from '../page/section'
import { Opened } from '../preview/opened'
import { Stage } from '../preview/stage'
import { Controls } from './controls'
import { useCustomized, type Customizer } from './customizer-store'
import styles from './customizer-view.module.css'

interface CustomizerViewProps {
  readonly customizer: Customizer
  readonly entry: EntryModule
  /** Whether it is the first that the page shows: all of it is then on the first screen. */
  readonly isFirst: boolean
}

/** Controls, and the preview and code that follow them on the same frame. */
export function CustomizerView({ customizer, entry, isFirst }: CustomizerViewProps) {
  const { section } = customizer
  const levels = useShownLevels()
  const id = slug(section.title)

  const live = <CustomizerPreview customizer={customizer} />
  // A section with its own code shows CSS instead of a component.
  const hasOwnGlass = section.code !== undefined
  const preview = section.readability ? (
    <JudgedStage customizer={customizer} levels={levels} id={id} hasOwnGlass={hasOwnGlass}>
      {live}
    </JudgedStage>
  ) : (
    <Stage hasOwnGlass={hasOwnGlass}>{live}</Stage>
  )
  const controls = <Controls customizer={customizer} id={id} />
  const code = section.code ? (
    <CodeTabs
      id={id}
      names={Object.keys(section.code)}
      panel={(name) => {
        const tab = section.code?.[name]
        return tab && <LiveCode customizer={customizer} label={name} {...tab} />
      }}
    />
  ) : (
    <LiveCode
      customizer={customizer}
      label={outputTitle(section)}
      print={(values) => customizerCode(section, values, entry)}
    />
  )

  if (section.output !== undefined) {
    return (
      <div className={styles.split}>
        <Section title={section.title} text={section.text}>
          {controls}
        </Section>
        <Section title={section.output}>
          <div className={styles.preview}>{preview}</div>
          <div className={styles.code}>{code}</div>
        </Section>
      </div>
    )
  }
  return (
    <Section title={section.title} text={section.text}>
      <div
        className={styles.customizer}
        data-first={isFirst && section.code === undefined ? true : undefined}
      >
        <div className={styles.preview}>{preview}</div>
        {controls}
        <div className={styles.code}>{code}</div>
      </div>
    </Section>
  )
}

interface FollowerProps {
  readonly customizer: Customizer
}

const useValues = (customizer: Customizer) => useCustomized(customizer, ({ values }) => values)

/** The preview of a customizer, below what it opens. */
export function CustomizerPreview({ customizer }: FollowerProps) {
  const values = useValues(customizer)
  const { preview, opened } = customizer.section
  if (typeof preview === 'function') {
    return preview(values, (name) => writeBack((value) => customizer.set(name, value)))
  }
  return (
    <>
      {opened && <Opened>{opened(values)}</Opened>}
      <preview.Component {...values} />
    </>
  )
}

interface LiveCodeProps extends FollowerProps {
  readonly label: string
  readonly language?: Language
  readonly print: (values: CustomizerState['values']) => string
}

const LiveCode = ({ label, ...printed }: LiveCodeProps) => (
  <CodeFigure label={label}>
    <PrintedCode {...printed} />
  </CodeFigure>
)

function PrintedCode({ customizer, language, print }: Omit<LiveCodeProps, 'label'>) {
  return <ColoredCode code={print(useValues(customizer))} language={language} />
}

/** How much the levels of the glass cover that the previews are in; undefined while they are as delivered. */
type Levels = LevelOpacities | undefined

interface Judgement {
  readonly levels: Levels
  readonly verdict: Verdict | undefined
}

/** The last judgement of each set of values, which several parts of a page show. */
const judgements = new WeakMap<object, Judgement>()

/**
 * A part of the verdict on the text on a customizer's glass. Text and tint are the customizer's own colors, so the verdict
 * holds in a light and in a dark preview.
 */
function useVerdict<Part>(
  customizer: Customizer,
  levels: Levels,
  part: (verdict: Verdict | undefined) => Part,
): Part {
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
  readonly levels: Levels
  /** Starts the ids of the customizer's fields. */
  readonly id: string
  /** Whether the preview's glass is its own, which the visitor's glass does not change. */
  readonly hasOwnGlass: boolean
  readonly children: ReactNode
}

/** A stage with a verdict: whether the text on the chosen glass is readable over any backdrop. */
function JudgedStage({ hasOwnGlass, children, ...judged }: JudgedStageProps) {
  const worst = useVerdict(judged.customizer, judged.levels, (verdict) => verdict?.backdrop)
  return (
    <Stage worst={worst} hasOwnGlass={hasOwnGlass} footer={<VerdictView {...judged} />}>
      {children}
    </Stage>
  )
}

// Created once: they do not render again with each verdict.
const goodIcon = <Icon name="check" size={18} />
const badIcon = <Icon name="triangle-alert" size={18} />

/** The verdict in words, and a button that fixes glass which is not readable. */
function VerdictView({ customizer, levels, id }: Omit<JudgedStageProps, 'hasOwnGlass' | 'children'>) {
  const verdict = useVerdict(customizer, levels, (whole) => whole)
  // Why Fix changed nothing, and for which verdict.
  const [unfixed, setUnfixed] = useState<{ readonly verdict: Verdict; readonly reason: string }>()
  if (verdict === undefined) return <p className={styles.verdict}>Not judged: a color is not valid.</p>

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
      {verdict.isReadable ? goodIcon : badIcon}
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
