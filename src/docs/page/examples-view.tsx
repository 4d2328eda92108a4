import { snippetName, type Example, type ExamplesSection } from '../../registry/sections'
import type { EntryModule } from '../../registry/entry-module'
import { exampleCode } from '../../registry/snippet'
import { slug } from '../../ui/slug'
import { CodeBlock } from '../code/code-block'
import styles from './examples-view.module.css'
import { Section } from './section'
import { Stage } from '../preview/stage'
import { Static } from './static'

interface ExamplesViewProps {
  readonly section: ExamplesSection
  readonly entry: EntryModule
}

/** Live examples, each beside its code. */
export function ExamplesView({ section, entry }: ExamplesViewProps) {
  return (
    <Section title={section.title} text={section.text}>
      {section.examples.map((example, index) => (
        <div key={index} className={styles.example}>
          {example.title !== undefined && example.kind !== 'code' && (
            <h3 className={styles.title}>{example.title}</h3>
          )}
          <div
            className={styles.pair}
            data-layout={example.kind === 'code' ? 'code' : (section.layout ?? 'beside')}
          >
            {example.kind !== 'code' && (
              <Stage>
                <Live example={example} />
              </Stage>
            )}
            <Static id={`${slug(section.title)}-code-${index + 1}`} className={styles.code}>
              {() => <CodeBlock code={exampleCode(example, entry)} label={snippetName(section, example)} />}
            </Static>
          </div>
        </div>
      ))}
    </Section>
  )
}

function Live({ example }: { readonly example: Exclude<Example, { kind: 'code' }> }) {
  if (example.kind === 'element') return example.element
  const { Component } = example.demo
  return <Component />
}
