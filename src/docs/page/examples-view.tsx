import { snippetName, type ExamplesSection } from '../../registry/sections'
import type { EntryModule } from '../../registry/entry-module'
import { exampleCode } from '../../registry/snippet'
import { slug } from '../../ui/slug'
import { CodeBlock } from '../code/code-block'
import { Stage } from '../preview/stage'
import { ExamplePreview } from './example-preview'
import styles from './examples-view.module.css'
import { LivePair, type LiveFirst } from './live-first'
import { Section } from './section'
import { Static } from './static'

interface ExamplesViewProps {
  readonly section: ExamplesSection
  readonly entry: EntryModule
  /** The first example, if controls change it. */
  readonly live: LiveFirst | undefined
}

/** Live examples, each beside its code. */
export function ExamplesView({ section, entry, live }: ExamplesViewProps) {
  const id = slug(section.title)
  return (
    <Section title={section.title} text={section.text}>
      {section.examples.map((example, index) => {
        const label = snippetName(section, example)
        const code = (
          <Static id={`${id}-code-${index + 1}`} className={styles.code}>
            {() => <CodeBlock code={exampleCode(example, entry)} label={label} />}
          </Static>
        )
        if (example.kind === 'code')
          return (
            <div key={index} className={styles.pair}>
              {code}
            </div>
          )
        const layout = section.layout ?? 'beside'
        const pair =
          live && index === 0 ? (
            <div key={index} className={layout === 'beside' ? styles.live : styles.liveBelow}>
              <LivePair live={live} example={example} entry={entry} label={label}>
                {code}
              </LivePair>
            </div>
          ) : (
            <div
              key={index}
              className={layout === 'beside' ? `${styles.pair ?? ''} ${styles.beside ?? ''}` : styles.pair}
            >
              <Stage>
                <ExamplePreview example={example} opened={index === 0 ? section.opened : undefined} />
              </Stage>
              {code}
            </div>
          )
        if (example.title === undefined) return pair
        return (
          <div key={index} className={styles.example}>
            <h3 className={styles.title}>{example.title}</h3>
            {pair}
          </div>
        )
      })}
    </Section>
  )
}
