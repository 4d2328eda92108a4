import { Fragment, useState, type ReactNode } from 'react'
import { usePrinting } from '../../ui/printing'
import { slug } from '../../ui/slug'
import { TabList } from '../../ui/tab-list'
import styles from './code-tabs.module.css'

interface CodeTabsProps {
  /** Starts the ids of the tabs and their panel. */
  readonly id: string
  readonly names: readonly string[]
  /** Renders the code of a tab. */
  readonly panel: (name: string) => ReactNode
}

/** Tabs with code in several languages. On paper, the code of the other tabs follows the chosen tab's. */
export function CodeTabs({ id, names, panel }: CodeTabsProps) {
  const [chosen, setChosen] = useState(0)
  const name = names[chosen] ?? ''
  const others = usePrinting() ? names.filter((one) => one !== name) : []

  return (
    <>
      <TabList
        label="Code"
        tabs={names.map((title) => ({ id: `${id}-tab-${slug(title)}`, title }))}
        chosen={chosen}
        panel={`${id}-panel`}
        onChoose={setChosen}
      />
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
