import type { ReactElement, ReactNode } from 'react'
import type { LinkRender } from '../shared/render'

/** An item of a menu: an action, a link, a check, a choice of a group, or one that opens a submenu. */
export interface MenuItem {
  /** The text of the item. */
  label: string
  /** An icon of about 20 px. */
  icon?: ReactNode | undefined
  /** Its keys, as text. The page listens for them. */
  shortcut?: string | undefined
  /** Whether it cannot be chosen. */
  disabled?: boolean | undefined
  /** Called when chosen, once the menu is closed. */
  onSelect?: (() => void) | undefined
  /** The address of a link. */
  href?: string | undefined
  /** The link of a router in place of an `<a>`, or a function that returns one. */
  render?: ReactElement | LinkRender | undefined
  /** Whether it is checked; the menu stays open. */
  checked?: boolean | undefined
  /** Called with whether to check it. */
  onCheckedChange?: ((checked: boolean) => void) | undefined
  /** The value of a choice, or of the chosen one. */
  value?: string | undefined
  /** The items of the group, or of a submenu. */
  items?: readonly (MenuItem | MenuGroup | 'separator')[] | undefined
}

/** Items under one heading. With a `value`, they are a choice of one, which leaves the menu open. */
export interface MenuGroup {
  /** The heading of a group. */
  group: string
  /** The items of the group, or of a submenu. */
  items: readonly MenuItem[]
  /** The value of a choice, or of the chosen one. */
  value?: string | undefined
  /** Called with the value to choose. */
  onValueChange?: ((value: string) => void) | undefined
}

export type MenuEntry = MenuItem | MenuGroup | 'separator'

export const isGroup = (entry: MenuItem | MenuGroup): entry is MenuGroup => 'group' in entry
