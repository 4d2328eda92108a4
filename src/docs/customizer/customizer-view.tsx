import { useContext, useEffect, useState, type ReactNode } from 'react'
import { outputTitle, type CustomizerSection, type Language } from '../../registry/sections'
import type { CustomizerState } from '../../registry/customizer-state'
import type { EntryModule } from '../../registry/entry-module'
import { customizerCode } from '../../registry/snippet'
import { writeBack } from '../../registry/jsx-printer'
import { useHydrated } from '../../ui/hydration'
import { slug } from '../../ui/slug'
import { ColoredCode } from '../code/code-block'
import { CodeFigure } from '../code/code-figure'
import { CodeTabs } from '../code/code-tabs'
import { createCustomizer, useCustomized, type Customizer } from './customizer-store'
import styles from './customizer-view.module.css'
import { fetchHighlighterOnApproach } from '../../highlighter/use-highlighted'
import { Knob } from './knob'
import { PagePathContext } from '../page/page-path'
import { PaneTools } from './pane-tools'
import { Presets } from './presets'
import { Section } from '../page/section'
import { Stage } from '../preview/stage'
import { JudgedStage } from './verdict-view'

interface CustomizerViewProps {
  readonly section: CustomizerSection
  readonly entry: EntryModule
}

/** Controls, and the preview and code that follow them on the same frame. */
export function CustomizerView({ section, entry }: CustomizerViewProps) {
  const path = useContext(PagePathContext)
  const [customizer] = useState(() => createCustomizer(section, path))
  useEffect(() => customizer.followAddress(), [customizer])
  const id = slug(section.title)

  const live = <Preview customizer={customizer} />
  // What prints code of its own shows CSS, and no component.
  const hasOwnGlass = section.code !== undefined
  const preview = section.readability ? (
    <JudgedStage customizer={customizer} id={id} hasOwnGlass={hasOwnGlass}>
      {live}
    </JudgedStage>
  ) : (
    <Stage hasOwnGlass={hasOwnGlass}>{live}</Stage>
  )
  const controls = (
    <Controls label={`${section.title} controls`}>
      {Object.keys(section.presets).length > 0 && <Presets name={`${id}-preset`} customizer={customizer} />}
      {Object.entries(section.controls).map(([name, control]) => (
        <Knob key={name} customizer={customizer} id={`${id}-${name}`} name={name} control={control} />
      ))}
      {section.pane && <PaneTools customizer={customizer} />}
    </Controls>
  )
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
  readonly label: string
  readonly children: ReactNode
}

/** Disabled until a script follows the knobs: what was typed before would be overwritten by the first update. */
const Controls = ({ label, children }: ControlsProps) => (
  <fieldset
    className={styles.controls}
    aria-label={label}
    disabled={!useHydrated()}
    ref={fetchHighlighterOnApproach}
  >
    {children}
  </fieldset>
)

interface FollowerProps {
  readonly customizer: Customizer
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
