import type { ReactElement, ReactNode } from 'react'
import type { LinkRender } from '../shared/render'

/** An item of a menu: an action, a link, a check, a choice of a group, or one that opens a submenu. */
export interface MenuItem {
  /** The text of the item. */
  label: string
  /** An icon before the text, about 20 px in size. */
  icon?: ReactNode | undefined
  /** The keys that do the same, as they are shown: `⌘C`. The page has to listen for them. */
  shortcut?: string | undefined
  /** Whether the item is shown but cannot be chosen. */
  disabled?: boolean | undefined
  /** Called when it is chosen, once the menu is closed. */
  onSelect?: (() => void) | undefined
  /** The address of a link. */
  href?: string | undefined
  /** A link in place of an `<a>`, such as that of a router, or a function that returns one. */
  render?: ReactElement | LinkRender | undefined
  /** Whether it is checked. With it, the item is a check, which leaves the menu open. */
  checked?: boolean | undefined
  /** Called with whether it should be checked. */
  onCheckedChange?: ((checked: boolean) => void) | undefined
  /** What it stands for in a group with a `value`. */
  value?: string | undefined
  /** The items of a submenu, which it opens. */
  items?: readonly (MenuItem | MenuGroup | 'separator')[] | undefined
}

/** Items under one heading. With a `value`, they are a choice of one, which leaves the menu open. */
export interface MenuGroup {
  /** The heading, which names the group. */
  group: string
  /** The items of the group. */
  items: readonly MenuItem[]
  /** The value of the item that is chosen. */
  value?: string | undefined
  /** Called with the value of the item that should be chosen. */
  onValueChange?: ((value: string) => void) | undefined
}

export type MenuEntry = MenuItem | MenuGroup | 'separator'

export const isGroup = (entry: MenuItem | MenuGroup): entry is MenuGroup => 'group' in entry
