import { useLayoutEffect, useRef, useState } from 'react'
import type { Language } from '../../registry/sections'
import { CodeFigure } from './code-figure'
import { loadHighlighter, useHighlighted } from '../../highlighter/use-highlighted'
import { renderTokens, toHtml } from '../../highlighter/code-tokens'

interface ColoredCodeProps {
  readonly code: string
  /** @default 'tsx' */
  readonly language?: Language | undefined
}

interface CodeBlockProps extends ColoredCodeProps {
  /** Names the code for assistive technology and above it, "button.tsx" say. */
  readonly label: string
}

/** Colored code with its copy button. What is copied is what is shown, to the letter. */
export const CodeBlock = ({ label, ...code }: CodeBlockProps) => (
  <CodeFigure label={label}>
    <ColoredCode {...code} />
  </CodeFigure>
)

/** The colored code of a figure: what follows a control, as the figure around it stands. */
export function ColoredCode({ code, language = 'tsx' }: ColoredCodeProps) {
  const text = code.trimEnd()
  const tokens = useHighlighted(text, language)
  const element = useRef<HTMLElement>(null)
  const shown = useRef(tokens)
  const [html] = useState(() => toHtml(tokens))

  // In the commit of the change, so that preview and code are painted in one frame.
  useLayoutEffect(() => {
    if (element.current === null) return
    if (shown.current !== tokens) renderTokens(element.current, tokens)
    shown.current = tokens
    // A prerendered block arrives colored; only one that was made or changed in the browser needs the highlighter.
    if (language !== 'text' && element.current.childElementCount === 0) void loadHighlighter()
  }, [tokens, language])

  // While hydrating, the highlighter may not be there yet: the colored HTML is kept.
  return <code ref={element} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
}
