import { useEffect, useState } from 'react'
import { outputTitle } from '../registry/names'
import type { PageModule } from '../registry/page'
import type { CustomiserSection } from '../registry/sections'
import { customiserCode } from '../registry/snippet'
import { writeBack } from '../registry/to-jsx'
import { useHydrated } from '../ui/hydration'
import { slug } from '../ui/slug'
import { CodeBlock } from './code-block'
import { CodeTabs } from './code-tabs'
import { createCustomiser, useCustomised, type Customiser } from './customiser'
import styles from './customiser-view.module.css'
import { loadHighlighter } from './highlight'
import { Knob } from './knob'
import { Presets } from './presets'
import { Section } from './section'
import { Stage } from './stage'

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
  const [customiser] = useState(() => createCustomiser(section))
  useEffect(() => customiser.followAddress(), [customiser])
  const hydrated = useHydrated()
  const id = slug(section.title)

  const preview = (
    <Stage>
      <Preview customiser={customiser} />
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
      {Object.keys(section.presets).length > 0 && <Presets name={`${id}-preset`} customiser={customiser} />}
      {Object.entries(section.controls).map(([name, control]) => (
        <Knob key={name} customiser={customiser} id={`${id}-${name}`} name={name} control={control} />
      ))}
    </fieldset>
  )
  const code = section.code ? (
    <CodeTabs
      id={id}
      names={Object.keys(section.code)}
      panel={(name) => <TabCode customiser={customiser} name={name} />}
    />
  ) : (
    <PrintedCode customiser={customiser} page={page} />
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

interface FollowerProps {
  readonly customiser: Customiser
}

const useValues = (customiser: Customiser) => useCustomised(customiser, ({ values }) => values)

function Preview({ customiser }: FollowerProps) {
  const values = useValues(customiser)
  const { preview } = customiser.section
  if (typeof preview === 'function') {
    return preview(values, (name) => writeBack((value) => customiser.set(name, value)))
  }
  return <preview.Component {...values} />
}

function PrintedCode({ customiser, page }: FollowerProps & { readonly page: PageModule }) {
  const values = useValues(customiser)
  const { section } = customiser
  return <CodeBlock code={customiserCode(section, values, page)} label={outputTitle(section)} />
}

function TabCode({ customiser, name }: FollowerProps & { readonly name: string }) {
  const values = useValues(customiser)
  const tab = customiser.section.code?.[name]
  return tab && <CodeBlock code={tab.print(values)} label={name} language={tab.language} />
}
