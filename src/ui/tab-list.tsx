import type { KeyboardEvent } from 'react'
import styles from './tab-list.module.css'

interface TabListProps {
  readonly label: string
  readonly tabs: readonly { readonly id: string; readonly title: string }[]
  /** The index of the chosen tab. */
  readonly chosen: number
  /** The id of the panel that every tab shows. */
  readonly panel: string
  readonly isDisabled?: boolean
  readonly onChoose: (index: number) => void
}

/** The tab that a key moves to, of `count` tabs (WAI-ARIA Authoring Practices, "Tabs"). */
const moves: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
}

/** The tabs of a panel. The arrow keys choose another one. */
export function TabList({ label, tabs, chosen, panel, isDisabled = false, onChoose }: TabListProps) {
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const next = moves[event.key]?.(chosen, tabs.length)
    if (next === undefined) return
    event.preventDefault()
    onChoose(next)
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <div className={styles.tabs} role="tablist" tabIndex={-1} aria-label={label} onKeyDown={move}>
      {tabs.map(({ id, title }, index) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={id}
          className={styles.tab}
          aria-selected={index === chosen}
          aria-controls={panel}
          tabIndex={index === chosen ? 0 : -1}
          disabled={isDisabled}
          onClick={() => onChoose(index)}
        >
          {title}
        </button>
      ))}
    </div>
  )
}
