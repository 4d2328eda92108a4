import { Fragment, useState, type KeyboardEvent, type ReactNode } from 'react'
import { usePrinting } from '../../ui/printing'
import { slug } from '../../ui/slug'
import styles from './code-tabs.module.css'

interface CodeTabsProps {
  /** Starts the ids of the tabs and their panel. */
  readonly id: string
  readonly names: readonly string[]
  /** Renders the code of a tab. */
  readonly panel: (name: string) => ReactNode
}

/** The tab that a key moves to, of `count` tabs (WAI-ARIA Authoring Practices, "Tabs"). */
const moves: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
}

/** Tabs with code in several languages. On paper, the code of each follows that of the chosen one. */
export function CodeTabs({ id, names, panel }: CodeTabsProps) {
  const [chosen, setChosen] = useState(0)
  const name = names[chosen] ?? ''
  const others = usePrinting() ? names.filter((one) => one !== name) : []

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const next = moves[event.key]?.(chosen, names.length)
    if (next === undefined) return
    event.preventDefault()
    setChosen(next)
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <>
      <div className={styles.tabs} role="tablist" tabIndex={-1} aria-label="Code" onKeyDown={move}>
        {names.map((label, index) => (
          <button
            key={label}
            type="button"
            role="tab"
            id={`${id}-tab-${slug(label)}`}
            className={styles.tab}
            aria-selected={index === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => setChosen(index)}
          >
            {label}
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        className={styles.panel}
        role="tabpanel"
        aria-labelledby={`${id}-tab-${slug(name)}`}
      >
        <Fragment key={name}>{panel(name)}</Fragment>
      </div>
      {others.map((other) => (
        <Fragment key={other}>{panel(other)}</Fragment>
      ))}
    </>
  )
}
