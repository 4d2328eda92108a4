import { useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { incremental, renderTokens, toHtml, type CodeToken } from '../../highlighter/code-tokens'
import { highlighter, loadHighlighter } from '../../highlighter/load-highlighter'
import type { Language } from '../../registry/sections'
import { Icon } from '../../ui/icon'
import { ownHtml } from '../../ui/own-html'
import styles from './code-block.module.css'

interface ColoredCodeProps {
  readonly code: string
  /** @default 'tsx' */
  readonly language?: Language | undefined
}

interface CodeBlockProps extends ColoredCodeProps {
  /** The caption and accessible name, such as "button.tsx". */
  readonly label: string
}

/** Colored code with its copy button, which copies exactly what is shown. */
export const CodeBlock = ({ label, ...code }: CodeBlockProps) => (
  <CodeFigure label={label} isLong={code.code.trimEnd().split('\n').length > foldedLines}>
    <ColoredCode {...code} />
  </CodeFigure>
)

/** The colored code of a figure: the only part that renders again when a control changes the code. */
export function ColoredCode({ code, language = 'tsx' }: ColoredCodeProps) {
  const text = code.trimEnd()
  const tokens = useHighlighted(text, language)
  const element = useRef<HTMLElement>(null)
  const shown = useRef(tokens)
  const [html] = useState(() => ownHtml(toHtml(tokens)))

  // A layout effect, so that preview and code are painted in one frame.
  useLayoutEffect(() => {
    if (element.current === null) return
    if (shown.current !== tokens) renderTokens(element.current, tokens)
    shown.current = tokens
    // A prerendered block is colored already; only one that is made or changed in the browser needs the highlighter.
    if (language !== 'text' && element.current.childElementCount === 0) void loadHighlighter()
  }, [tokens, language])

  // While hydrating, the highlighter may not be there yet: the colored HTML is kept.
  return <code ref={element} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
}

/** Code as tokens: plain until the highlighter is loaded. */
function useHighlighted(code: string, language: Language): readonly CodeToken[] {
  const highlight = useSyncExternalStore(highlighter.subscribe, highlighter.read, highlighter.read)
  const tokenize = useMemo(() => highlight && incremental(highlight), [highlight])
  return useMemo(
    () => tokenize?.(code, language) ?? [{ kind: 'plain', text: code }],
    [tokenize, code, language],
  )
}

interface CodeFigureProps {
  /** The caption and accessible name, such as "button.tsx". */
  readonly label: string
  /** Whether the code is folded: all of it is there, and an empty `<details>` below it shows it. @default false */
  readonly isLong?: boolean
  /** The `<code>` element. */
  readonly children: ReactNode
}

/** How many lines of long code are shown before it is unfolded, as in the style sheet. */
const foldedLines = 20

/** A box of code with a copy button. It is stateless: `handleCodeBlocks` handles its button. */
export function CodeFigure({ label, isLong = false, children }: CodeFigureProps) {
  return (
    <figure className={styles.block}>
      <figcaption className={styles.caption}>
        <span translate="no">{label}</span>
        <CopyButton label={label} />
      </figcaption>
      {/* What is copied must be code in every language. */}
      <pre className={styles.code} translate="no" tabIndex={0} role="region" aria-label={`${label}, code`}>
        {children}
      </pre>
      {isLong && (
        <details className={styles.fold}>
          <summary>Show all lines</summary>
        </details>
      )}
    </figure>
  )
}

/** Copies the `<pre>` beside it. It is stateless: `handleCodeBlocks` handles it. */
export const CopyButton = ({ label }: { readonly label: string }) => (
  <button type="button" className={styles.copy} data-copy="">
    <Icon name="copy" size={16} />
    <span className="visually-hidden">{`Copy ${label}`}</span>
    <span className="visually-hidden" role="status" />
  </button>
)
