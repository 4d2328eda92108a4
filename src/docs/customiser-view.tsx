import { labelOf, type Value } from '../registry/controls'
import { outputTitle } from '../registry/names'
import type { PageModule } from '../registry/page'
import type { CustomiserSection } from '../registry/sections'
import { customiserCode } from '../registry/snippet'
import { writeBack } from '../registry/to-jsx'
import { useHydrated } from '../ui/hydration'
import { slug } from '../ui/slug'
import { CodeBlock } from './code-block'
import { CodeTabs } from './code-tabs'
import styles from './customiser-view.module.css'
import { loadHighlighter } from './highlight'
import { Knob } from './knob'
import { Presets } from './presets'
import { Section } from './section'
import { Stage } from './stage'
import { useCustomiser } from './use-customiser'

interface CustomiserViewProps {
  readonly section: CustomiserSection
  readonly page: PageModule
}

/** The code of a customiser is about to change: the highlighter is fetched on the way to its first knob. */
function fetchHighlighterOnApproach(controls: HTMLElement | null) {
  if (controls === null) return undefined
  const load = () => void loadHighlighter()
  const events = ['pointerenter', 'focusin'] as const
  for (const event of events) controls.addEventListener(event, load, { once: true })
  return () => events.forEach((event) => controls.removeEventListener(event, load))
}

/** Controls, and the preview and code that follow them on the same frame. */
export function CustomiserView({ section, page }: CustomiserViewProps) {
  const { state, set, choose } = useCustomiser(section)
  const hydrated = useHydrated()
  const id = slug(section.title)

  const preview = (
    <Stage>
      <Preview section={section} values={state.values} set={set} />
    </Stage>
  )
  const controls = (
    // Disabled until a script follows the knobs: what was typed before would be overwritten by the first update.
    <fieldset
      className={styles.controls}
      aria-label={`${section.title} controls`}
      disabled={!hydrated}
      ref={fetchHighlighterOnApproach}
    >
      {Object.keys(section.presets).length > 0 && (
        <Presets name={`${id}-preset`} presets={section.presets} chosen={state.preset} onChoose={choose} />
      )}
      {Object.entries(section.controls).map(([name, control]) => (
        <Knob
          key={name}
          id={`${id}-${name}`}
          name={name}
          label={labelOf(name, control)}
          control={control}
          value={state.values[name] ?? control.default}
          reset={section.reset === true}
          set={set}
        />
      ))}
    </fieldset>
  )
  const code = section.code ? (
    <CodeTabs id={id} tabs={section.code} values={state.values} />
  ) : (
    <CodeBlock code={customiserCode(section, state.values, page)} label={outputTitle(section)} />
  )

  if (section.output !== undefined) {
    return (
      <div className={styles.split}>
        <Section title={section.title} text={section.text}>
          {controls}
        </Section>
        <Section title={section.output}>
          {preview}
          {code}
        </Section>
      </div>
    )
  }
  return (
    <Section title={section.title} text={section.text}>
      <div className={styles.customiser}>
        <div className={styles.preview}>{preview}</div>
        {controls}
        <div className={styles.code}>{code}</div>
      </div>
    </Section>
  )
}

interface PreviewProps {
  readonly section: CustomiserSection
  readonly values: Readonly<Record<string, Value>>
  readonly set: (name: string, value: Value) => void
}

function Preview({ section, values, set }: PreviewProps) {
  if (typeof section.preview === 'function') {
    return section.preview(values, (name) => writeBack((value) => set(name, value)))
  }
  const { Component } = section.preview
  return <Component {...values} />
}
