import { useEffect, useState } from 'react'
import { fetchHighlighterOnApproach } from '../../highlighter/use-highlighted'
import type { CustomizerState } from '../../registry/customizer-state'
import type { EntryModule } from '../../registry/entry-module'
import { outputTitle } from '../../registry/headings'
import type { CustomizerSection, Language } from '../../registry/sections'
import { customizerCode } from '../../registry/snippet'
import { writeBack } from '../../registry/write-back'
import { useHydrated } from '../../ui/hydration'
import { slug } from '../../ui/slug'
import { CodeFigure, ColoredCode } from '../code/code-block'
import { CodeTabs } from '../code/code-tabs'
import { MyGlassButton } from '../my-glass/my-glass-button'
import { Section } from '../page/section'
import { Stage } from '../preview/stage'
import { ControlView } from './control'
import { createCustomizer, useCustomized, type Customizer } from './customizer-store'
import styles from './customizer-view.module.css'
import { PasteCss } from './paste-css/paste-css'
import { Presets } from './presets'
import { JudgedStage } from './verdict-view'

interface CustomizerViewProps {
  readonly section: CustomizerSection
  readonly entry: EntryModule
  /** The path of the page. The address bar has another while the page is rendered ahead. */
  readonly path: string
}

/** Controls, and the preview and code that follow them on the same frame. */
export function CustomizerView({ section, entry, path }: CustomizerViewProps) {
  const [customizer] = useState(() => createCustomizer(section, path))
  useEffect(() => customizer.followAddress(), [customizer])
  const id = slug(section.title)

  const live = <Preview customizer={customizer} />
  // A section with its own code shows CSS instead of a component.
  const hasOwnGlass = section.code !== undefined
  const preview = section.readability ? (
    <JudgedStage customizer={customizer} id={id} hasOwnGlass={hasOwnGlass}>
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
      <div className={styles.customizer}>
        <div className={styles.preview}>{preview}</div>
        {controls}
        <div className={styles.code}>{code}</div>
      </div>
    </Section>
  )
}

interface ControlsProps {
  readonly customizer: Customizer
  /** Starts the ids of the fields. */
  readonly id: string
}

/** Disabled until hydration: the first update would overwrite what was typed before. */
function Controls({ customizer, id }: ControlsProps) {
  const { section } = customizer
  return (
    <fieldset
      className={styles.controls}
      aria-label={`${section.title} controls`}
      disabled={!useHydrated()}
      ref={fetchHighlighterOnApproach}
    >
      {Object.keys(section.presets).length > 0 && <Presets name={`${id}-preset`} customizer={customizer} />}
      {Object.entries(section.controls).map(([name, control]) => (
        <ControlView key={name} customizer={customizer} id={`${id}-${name}`} name={name} control={control} />
      ))}
      {section.pane && <PaneTools customizer={customizer} />}
    </fieldset>
  )
}

interface FollowerProps {
  readonly customizer: Customizer
}

/** Reads the values of a pane of glass from CSS, and shows all previews in the glass of these values. */
function PaneTools({ customizer }: FollowerProps) {
  const { section } = customizer
  return (
    <div className={styles.tools}>
      <PasteCss
        read={async (text) => (await import('../../glass/read-css/read-values')).readValues(text, section)}
        onApply={(values) => {
          for (const [name, value] of Object.entries(values)) customizer.set(name, value)
        }}
      />
      <MyGlassButton
        read={async () => {
          const { glassOfSection } = await import('../../glass/read-css/glass-of-section')
          return glassOfSection(section, customizer.state().values)
        }}
      />
    </div>
  )
}

const useValues = (customizer: Customizer) => useCustomized(customizer, ({ values }) => values)

function Preview({ customizer }: FollowerProps) {
  const values = useValues(customizer)
  const { preview } = customizer.section
  if (typeof preview === 'function') {
    return preview(values, (name) => writeBack((value) => customizer.set(name, value)))
  }
  return <preview.Component {...values} />
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
