import { useState } from 'react'
import type { Sample } from '../../registry/page-data'
import { hrefTo } from '../../ui/addresses'
import { ownHtml } from '../../ui/own-html'
import { Section } from './section'
import styles from './samples-view.module.css'
import { startSample } from './start-sample'

export interface SamplesProps {
  readonly samples: readonly Sample[]
  /** The HTML of each sample by its name. Only the build has it: a visitor's browser keeps the document's HTML. */
  readonly html?: ReadonlyMap<string, string> | undefined
}

/** Components over one picture, which visitors can use. The script of each is loaded when it is first used. */
export function SamplesView({ samples, html }: SamplesProps) {
  return (
    <Section
      id="samples"
      title="Try them here"
      text="Native elements and plain CSS: the script of each loads when you first use it."
    >
      <ul className={styles.scene} data-showpiece>
        {samples.map(({ name, title, route }) => (
          <li key={name}>
            <Live name={name} html={html?.get(name)} />
            <a href={hrefTo(route)}>{title}</a>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const start = (element: HTMLElement | null) => (element === null ? undefined : startSample(element))

/** A sample is a separate React root, so that hydrating home loads none of its code. */
function Live({ name, html = '' }: { readonly name: string; readonly html: string | undefined }) {
  // In state, because React writes the HTML again for a new object.
  const [content] = useState(() => ({ __html: ownHtml(html) }))
  return <div ref={start} data-sample={name} dangerouslySetInnerHTML={content} />
}
