'use client'

import {
  useId,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react'
import type { GlassStyle } from '../glass/glass'
import { composeHandlers, composeKeyHandlers, useMergedRef } from '../shared/compose'
import { keepFocusNear } from '../shared/keep-focus-near'
import { useControllable } from '../shared/use-controllable'
import { useCorrection } from '../shared/use-correction'
import { useSlidingPill } from '../shared/use-sliding-pill'
import { nextTab } from './next-tab'
import { List, Pane, Panel, Tab } from './tabs.styles'

/** One tab and the panel that it shows. */
export interface TabItem {
  /** Identifies the tab in `value`; unique among the items. */
  value: string
  /** The label of the tab: a text, perhaps with an icon. */
  title: ReactNode
  /** What its panel shows. */
  content: ReactNode
  /** Whether the tab cannot be chosen. */
  disabled?: boolean | undefined
}

export interface TabsProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'style'> {
  /** The tabs in their order, each with its panel. */
  items: readonly TabItem[]
  /** The value of the chosen tab when controlled. */
  value?: string | undefined
  /** The value of the tab that is chosen initially, when uncontrolled. Without it, the first one is that can be. */
  defaultValue?: string | undefined
  /** Called with the value of the tab that is chosen, and of the one in place of a tab that cannot be. */
  onValueChange?: ((value: string) => void) | undefined
  /** Whether the tabs are a row above the panel or a column beside it. */
  orientation?: 'horizontal' | 'vertical' | undefined
  /** Whether the arrow keys choose a tab, or only move focus to it: then Enter or Space chooses it, as slow panels need it. */
  activation?: 'automatic' | 'manual' | undefined
  /** Whether the panels of all tabs stay mounted, so that they keep their state. Otherwise only the chosen one is. */
  keepMounted?: boolean | undefined
  /** Inline styles of the pane. The properties of the glass change its look: `{ '--glass-tint': '#fefcd0' }`. */
  style?: GlassStyle | undefined
}

/** A row or a column of tabs, of which one is chosen, and its panel on the same pane of glass. Give it an `aria-label`. */
export function Tabs({
  items,
  value,
  defaultValue,
  onValueChange,
  orientation = 'horizontal',
  activation = 'automatic',
  keepMounted = false,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  onClick,
  onKeyDown,
  ref,
  className,
  ...rest
}: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const first = items.find(({ disabled }) => disabled !== true)
  const [given, change] = useControllable(value, defaultValue ?? first?.value ?? '', onValueChange)
  const chosen = items.find((item) => item.value === given && item.disabled !== true) ?? first
  const shown = chosen?.value ?? given
  useCorrection(given, shown, change)
  useSlidingPill(list, shown)

  const tabs = () => Array.from(list.current?.querySelectorAll<HTMLButtonElement>(':scope > button') ?? [])

  const choose = (index: number) => {
    const item = items[index]
    if (item && item.value !== given) change(item.value)
  }

  const press = ({ target }: MouseEvent) =>
    choose(tabs().findIndex((tab) => target instanceof Node && tab.contains(target)))

  const move = (event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey } = event
    const from = tabs().findIndex((tab) => tab === target)
    if (from < 0 || !list.current || altKey || ctrlKey || metaKey) return
    const next = nextTab(
      key,
      from,
      items.map(({ disabled }) => disabled !== true),
      {
        isVertical: orientation === 'vertical',
        isRtl: getComputedStyle(list.current).direction === 'rtl',
      },
    )
    if (next === undefined) return
    event.preventDefault()
    tabs()[next]?.focus()
    if (activation === 'automatic') choose(next)
  }

  return (
    <Pane
      className={className}
      {...rest}
      ref={useMergedRef(ref, keepFocusNear)}
      data-orientation={orientation}
      onClick={(event) => composeHandlers(onClick, press)(event)}
      onKeyDown={(event) => composeKeyHandlers(onKeyDown, move)(event)}
    >
      <List
        ref={list}
        role="tablist"
        aria-label={label}
        aria-labelledby={labelledBy}
        aria-orientation={orientation === 'vertical' ? 'vertical' : undefined}
      >
        {items.map((item, index) => (
          <Tab
            key={index}
            type="button"
            role="tab"
            id={`${id}tab-${index}`}
            aria-selected={item === chosen}
            aria-controls={keepMounted || item === chosen ? `${id}panel-${index}` : undefined}
            // Tab leads to the chosen one; the arrow keys lead to the others.
            tabIndex={item === chosen ? 0 : -1}
            disabled={item.disabled}
          >
            <span>{item.title}</span>
          </Tab>
        ))}
      </List>
      {items.map(
        (item, index) =>
          (keepMounted || item === chosen) && (
            <Panel
              key={index}
              role="tabpanel"
              id={`${id}panel-${index}`}
              aria-labelledby={`${id}tab-${index}`}
              tabIndex={0}
              hidden={item !== chosen}
            >
              {item.content}
            </Panel>
          ),
      )}
    </Pane>
  )
}
