import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'
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

/** The tabs of a panel. The arrow keys choose another one, and the pill of the chosen tab slides there. */
export function TabList({ label, tabs, chosen, panel, isDisabled = false, onChoose }: TabListProps) {
  const list = useRef<HTMLDivElement>(null)
  const last = useRef(chosen)
  useLayoutEffect(() => {
    const [from, to] = [list.current?.children[last.current], list.current?.children[chosen]]
    last.current = chosen
    if (from && to && from !== to) slidePill(from, to)
  }, [chosen])
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const next = moves[event.key]?.(chosen, tabs.length)
    if (next === undefined) return
    event.preventDefault()
    onChoose(next)
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <div ref={list} className={styles.tabs} role="tablist" tabIndex={-1} aria-label={label} onKeyDown={move}>
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

/** Slides the pill of a tab – its `::before` – there from another tab, unless the visitor prefers less motion. */
function slidePill(from: Element, to: Element): void {
  if (!matchMedia('(prefers-reduced-motion: no-preference)').matches) return
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()]
  const x = start.x - end.x + (start.width - end.width) / 2
  to.animate(
    { transform: [`translateX(${x}px) scaleX(${start.width / end.width})`, 'none'] },
    { duration: 350, easing: 'cubic-bezier(0.3, 0.9, 0.3, 1.1)', pseudoElement: '::before' },
  )
}
