import { useEffect, useRef } from 'react'
import type { Language } from '../registry/sections'
import styles from './code-block.module.css'
import { CopyButton } from './copy-button'
import { loadHighlighter, useHighlighted } from './highlight'

interface CodeBlockProps {
  readonly code: string
  /** Names the code for assistive technology and above it, "button.tsx" say. */
  readonly label: string
  /** @default 'tsx' */
  readonly language?: Language
}

/** Code with its copy button. What is copied is what is shown, to the letter. */
export function CodeBlock({ code, label, language = 'tsx' }: CodeBlockProps) {
  const text = code.trimEnd()
  const html = useHighlighted(text, language)
  const element = useRef<HTMLElement>(null)

  // A prerendered block arrives coloured; only one that was made or changed in the browser needs the highlighter.
  useEffect(() => {
    if (language !== 'text' && element.current?.querySelector('.token') === null) void loadHighlighter()
  }, [html, language])

  return (
    <figure className={styles.block}>
      <figcaption className={styles.caption}>
        <span>{label}</span>
        <CopyButton text={text} label={`Copy ${label}`} />
      </figcaption>
      <pre className={styles.code} tabIndex={0} role="region" aria-label={`${label}, code`}>
        {/* While hydrating, the highlighter may not be there yet: the coloured HTML is kept. */}
        <code ref={element} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
      </pre>
    </figure>
  )
}
