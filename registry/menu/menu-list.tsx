'use client'

import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ElementType,
  type MouseEvent,
  type ToggleEvent,
} from 'react'
import { opensElsewhere } from '../shared/opens-elsewhere'
import { keepPlaced } from '../shared/place'
import { Rendered } from '../shared/render'
import { isGroup, type MenuEntry, type MenuGroup, type MenuItem } from './menu-items'
import { itemsIn, showSubmenu } from './menu-tree'
import { Arrow, Heading, Icon, Label, List, Option, Separator, Shortcut } from './menu.styles'

interface ListProps {
  readonly items: readonly MenuEntry[]
  /** Closes the whole menu. */
  readonly close: () => void
}

/** The content of a menu. */
export const Entries = ({ items, close }: ListProps) =>
  items.map((entry, index) => {
    if (entry === 'separator') return <Separator key={index} />
    if (isGroup(entry)) return <ItemGroup key={index} group={entry} close={close} />
    return entry.items === undefined ? (
      <Item key={index} item={entry} close={close} />
    ) : (
      <Submenu key={index} item={entry} items={entry.items} close={close} />
    )
  })

function ItemGroup({ group, close }: { readonly group: MenuGroup; readonly close: () => void }) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={`${id}heading`}>
      <Heading id={`${id}heading`}>{group.group}</Heading>
      {group.items.map((item, index) => (
        <Item key={index} item={item} group={group.value === undefined ? undefined : group} close={close} />
      ))}
    </div>
  )
}

/** The icon and the text of an item. */
const Content = ({ item }: { readonly item: MenuItem }) => (
  <>
    {item.icon !== undefined && <Icon aria-hidden="true">{item.icon}</Icon>}
    <Label data-label="">{item.label}</Label>
  </>
)

interface ItemProps {
  readonly item: MenuItem
  /** The group of which it is one choice. */
  readonly group?: MenuGroup | undefined
  readonly close: () => void
}

function Item({ item, group, close }: ItemProps) {
  const id = useId()
  const isCheck = group !== undefined || item.checked !== undefined
  const isChecked = group ? group.value === item.value : item.checked
  const role = group ? 'menuitemradio' : isCheck ? 'menuitemcheckbox' : 'menuitem'
  const isLink = item.href !== undefined || item.render !== undefined
  const Element: ElementType = isLink ? Rendered : 'button'
  // `href: undefined` would remove the address of a router's link.
  const address = item.href === undefined ? {} : { href: item.href }
  const own = isLink ? { tag: 'a', render: item.render, ...address } : ({ type: 'button' } as const)

  const choose = (event: MouseEvent<HTMLElement>) => {
    if (item.disabled === true) event.preventDefault()
    else if (opensElsewhere(event, event.currentTarget)) return
    else if (group) group.onValueChange?.(item.value ?? '')
    else if (isCheck) item.onCheckedChange?.(item.checked !== true)
    else {
      // Focus is where it was before when the consumer acts.
      close()
      item.onSelect?.()
    }
  }
  return (
    <Option
      as={Element}
      {...own}
      role={role}
      tabIndex={-1}
      aria-checked={isCheck ? isChecked === true : undefined}
      aria-disabled={item.disabled}
      aria-describedby={item.shortcut === undefined ? undefined : `${id}shortcut`}
      onClick={choose}
    >
      <Content item={item} />
      {item.shortcut !== undefined && (
        <Shortcut id={`${id}shortcut`} aria-hidden="true">
          {item.shortcut}
        </Shortcut>
      )}
    </Option>
  )
}

interface SubmenuProps extends ListProps {
  readonly item: MenuItem
}

function Submenu({ item, items, close }: SubmenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [isShown, setIsShown] = useState(false)

  useLayoutEffect(() => {
    if (isShown && list.current && button.current)
      return keepPlaced(list.current, button.current, { side: 'end', align: 'start' })
  }, [isShown])

  const open = ({ detail, currentTarget }: MouseEvent<HTMLElement>) => {
    if (item.disabled === true) return
    showSubmenu(currentTarget)
    // A key, or a screen reader.
    if (detail === 0 && list.current) itemsIn(list.current)[0]?.focus()
  }
  const follow = ({ newState, target, currentTarget }: ToggleEvent) => {
    if (target !== currentTarget || !list.current) return
    setIsShown(newState === 'open')
    // The browser would lose it.
    if (newState === 'closed' && list.current.contains(document.activeElement)) button.current?.focus()
  }
  return (
    <>
      <Option
        ref={button}
        type="button"
        role="menuitem"
        tabIndex={-1}
        aria-haspopup="menu"
        aria-expanded={isShown}
        aria-disabled={item.disabled}
        onClick={open}
      >
        <Content item={item} />
        <Arrow />
      </Option>
      <List
        ref={list}
        role="menu"
        aria-label={item.label}
        popover="auto"
        onBeforeToggle={follow}
        onToggle={follow}
      >
        <Entries items={items} close={close} />
      </List>
    </>
  )
}
