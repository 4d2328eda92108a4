import { useMemo, useState, type ReactElement } from 'react'
import type { EntryModule } from '../../registry/entry-module'
import { labelOf } from '../../registry/controls'
import { writeBack } from '../../registry/jsx-printer'
import type { LiveExample } from '../../registry/live-example'
import type { Configurable, Props, ShownExample } from '../../registry/sections'
import { exampleCode } from '../../registry/snippet'
import { useHydrated } from '../../ui/hydration'
import { CodeBlock } from '../code/code-block'
import { FirstControls } from '../customizer/controls'
import { useCustomized, type Customizer } from '../customizer/customizer-store'
import { Stage } from '../preview/stage'
import { ExamplePreview } from './example-preview'
import styles from './examples-view.module.css'

/** The first example of a page, with the live state of its controls. */
export interface LiveFirst extends LiveExample {
  readonly customizer: Customizer<Configurable>
}

interface LivePairProps {
  readonly live: LiveFirst
  readonly example: ShownExample
  readonly entry: EntryModule
  /** The name of the code. */
  readonly label: string
  /** The code of the example in the entry, which the document contains. */
  readonly children: ReactElement
}

/** The first example of a page, its controls, and its code, which both follow them. */
export const LivePair = ({ live, example, entry, label, children }: LivePairProps) => (
  <>
    <Stage>
      <LivePreview live={live} example={example} />
    </Stage>
    <LiveControls live={live} />
    <LiveCode live={live} example={example} entry={entry} label={label}>
      {children}
    </LiveCode>
  </>
)

const isHandler = (value: unknown) => typeof value === 'function'

/** The props that the example gets now. Until a control moves, these are only the handlers that write back. */
function useGivenProps({ customizer, propsOf }: LiveFirst): Props {
  const state = useCustomized(customizer, (whole) => whole)
  return useMemo(() => {
    const props = propsOf(state.values, (name) => writeBack((value) => customizer.set(name, value)))
    if (state !== customizer.start()) return props
    return Object.fromEntries(Object.entries(props).filter(([, value]) => isHandler(value)))
  }, [customizer, propsOf, state])
}

/** The first example, as its controls say. */
export function LivePreview({ live, example }: Pick<LivePairProps, 'live' | 'example'>) {
  const { customizer, section } = live
  const props = useGivenProps(live)
  const isHydrated = useHydrated()
  // Values in the address mount it anew, so that nothing moves from the document's to them. A visitor's changes do not.
  const [isInAddress] = useState(
    () => typeof document !== 'undefined' && customizer.state() !== customizer.start(),
  )
  // A component reads its initial values once.
  const initial = section.controls ? Object.entries(props).filter(([name]) => name.startsWith('default')) : []
  const ownKey = useCustomized(customizer, ({ values }) => live.keyOf(values))
  return (
    <ExamplePreview
      key={JSON.stringify([isHydrated && isInAddress, initial, ownKey])}
      example={example}
      opened={section.opened}
      props={props}
    />
  )
}

/** The controls of the first example, in the room that the document has for them. */
function LiveControls({ live }: Pick<LivePairProps, 'live'>) {
  const { controls, presets } = live.configurable
  // What fits into one line of a column, in the widest of the usual fonts, DejaVu Sans.
  const letters = live.section.layout === 'below' ? 14 : 26
  const labels = Object.entries(controls).map(([name, control]) => labelOf(name, control))
  const rows = Math.ceil(labels.length / 2)
  const isLong = (label = '') => label.length > letters
  const lines = labels.filter(
    (label, index) => index % 2 === 0 && (isLong(label) || isLong(labels[index + 1])),
  ).length
  const presetsHeight = Object.keys(presets).length > 0 ? 2.75 : 0
  // Two columns: rows of 3.625rem with gaps of 0.5rem. A padding and a border are around them.
  const height = `${rows * 4.125 + lines * 1.09375 + presetsHeight + 0.875}rem`
  return <FirstControls customizer={live.customizer} title={live.section.title} height={height} />
}

/** The code of the first example, as its controls say. */
function LiveCode({ live, example, entry, label, children }: LivePairProps) {
  const props = useGivenProps(live)
  if (Object.values(props).every(isHandler)) return children
  return (
    <div className={styles.code}>
      <CodeBlock code={exampleCode(example, entry, props)} label={label} />
    </div>
  )
}
