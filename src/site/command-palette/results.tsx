import { useLayoutEffect, useRef, type MouseEvent } from 'react'
import { hrefTo } from '../../ui/addresses'
import { Icon } from '../../ui/icon'
import type { Group } from './groups'
import type { PaletteItem } from './items'
import styles from './results.module.css'

/** The properties of the list, which each option needs. */
interface ListProps {
  /** The id of the listbox, which starts the ids of its options. */
  readonly id: string
  /** The path of the page on screen. */
  readonly path: string
  /** The index of the highlighted option. */
  readonly active: number
  readonly onPoint: (index: number) => void
  readonly onChoose: (item: PaletteItem, event: MouseEvent) => void
}

interface ResultsProps extends ListProps {
  readonly groups: readonly Group[]
}

/** The id of an option's element. */
export const optionId = (list: string, index: number): string => `${list}-${index}`

/** The listbox of the palette. The focus stays in the field above it (ARIA Authoring Practices, combobox). */
export function Results({ groups, ...list }: ResultsProps) {
  const { id, active } = list
  const box = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    // With the heading above the first option.
    if (active === 0) box.current?.scrollTo(0, 0)
    else document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' })
  }, [id, active, groups])

  /** The number of options above each group. */
  const above = groups.map((_, index) => groups.slice(0, index).flatMap(({ items }) => items).length)
  return (
    <div ref={box} id={id} role="listbox" aria-label="Results" tabIndex={-1} className={styles.list}>
      {groups.map(({ title, items }, group) => (
        <div key={title} role="group" aria-labelledby={`${id}-${title}`} className={styles.group}>
          <div id={`${id}-${title}`} role="presentation" className={styles.heading}>
            {title}
          </div>
          {items.map((item, index) => (
            <Option key={item.id} item={item} index={(above[group] ?? 0) + index} {...list} />
          ))}
        </div>
      ))}
    </div>
  )
}

interface OptionProps extends ListProps {
  readonly item: PaletteItem
  readonly index: number
}

/** A link, which a middle click opens in a new tab, or a button. */
function Option({ item, index, id, path, active, onPoint, onChoose }: OptionProps) {
  const option = {
    id: optionId(id, index),
    role: 'option',
    'aria-selected': index === active,
    tabIndex: -1,
    className: styles.option,
    onClick: (event: MouseEvent) => onChoose(item, event),
    // Not on enter: a list that scrolls under a resting pointer must highlight nothing.
    onPointerMove: () => onPoint(index),
  } as const
  const content = (
    <>
      <Icon name={item.icon} size={18} />
      <span className={item.kind === 'prop' ? styles.code : styles.title}>{item.title}</span>
      <span className={styles.detail}>{item.detail}</span>
    </>
  )
  if ('run' in item)
    return (
      <button type="button" {...option}>
        {content}
      </button>
    )
  const [page, hash] = item.href.split('#')
  // Within the page, the browser scrolls to a section, and Tab continues from there.
  if (page === path && hash !== undefined)
    return (
      <a href={`#${hash}`} {...option}>
        {content}
      </a>
    )
  return (
    <a href={hrefTo(item.href)} {...option}>
      {content}
    </a>
  )
}
