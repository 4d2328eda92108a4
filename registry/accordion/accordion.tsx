'use client'

import {
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react'
import { glass, insetFocusRing, styled } from '../glass/glass'
import { useMergedRef } from '../shared/compose'
import { keepFocusNear } from '../shared/keep-focus-near'
import { useControllable } from '../shared/use-controllable'

/** One item of an accordion: the title that is always shown, and the content that it opens. */
export interface AccordionItem {
  /** The heading, which opens and closes the item. */
  title: string
  /** The content, which is shown while the item is open. */
  content: ReactNode
  /** Identifies the item in `value`. Without it, the title does; a title that stands above gets its number: `Title (3)`. */
  value?: string | undefined
  /** Whether the item can be neither opened nor closed. */
  disabled?: boolean | undefined
}

export interface AccordionProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  /** The items from top to bottom, each with a title and content. */
  items: readonly AccordionItem[]
  /** Whether opening an item closes the others. Otherwise the items open and close independently. */
  collapsible?: boolean | undefined
  /** The values of the open items when controlled. */
  value?: readonly string[] | undefined
  /** The values of the items that are open initially, when uncontrolled. Without it, all items start closed. */
  defaultValue?: readonly string[] | undefined
  /** Called with the values of the open items when one opens or closes. */
  onValueChange?: ((value: readonly string[]) => void) | undefined
  /** The level of the headings that the titles are, so that visitors find them by their screen reader. Without it, they are none. */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined
  /** The index of an item that is open initially, counted from 0: a short form of `defaultValue`. */
  defaultOpen?: number | undefined
}

/** A stack of glass panes, each with a title that opens and closes its content. It works before any script runs. */
export function Accordion({
  items,
  collapsible = false,
  value,
  defaultValue,
  onValueChange,
  defaultOpen,
  headingLevel,
  ref,
  className,
  ...rest
}: AccordionProps) {
  const group = useId()
  const Heading = headingLevel && (`h${headingLevel}` as const)
  const stack = useRef<HTMLDivElement>(null)
  const merged = useMergedRef(useMergedRef(ref, stack), keepFocusNear)
  const titles = items.map(({ title }) => title)
  const values = items.map(
    ({ value: own, title }, index) =>
      own ?? (titles.indexOf(title) < index ? `${title} (${index + 1})` : title),
  )
  const start = defaultValue ?? values.filter((_value, index) => index === defaultOpen)
  const [given, change] = useControllable(value, start, onValueChange)
  const known = values.filter((one) => given.includes(one))
  // The browser would close all but one, and report each.
  const open = collapsible ? known.slice(0, 1) : known
  const [read, setRead] = useState<readonly string[]>()

  const panes = () =>
    Array.from(stack.current?.querySelectorAll<HTMLDetailsElement>(':scope > details') ?? [])

  // The browser opens and closes the items. Read all of them, because opening one can close another.
  const onToggle = () => {
    const shown = values.filter((_value, index) => panes()[index]?.open)
    if (shown.length === open.length && shown.every((one) => open.includes(one))) return
    setRead(shown)
    change(shown)
  }

  // A controlled accordion may have refused the change.
  const show = useEffectEvent(() => {
    for (const [index, pane] of panes().entries()) pane.open = open.includes(values[index] ?? '')
  })
  useLayoutEffect(() => {
    if (read !== undefined) show()
  }, [read])

  return (
    <Stack className={className} {...rest} ref={merged}>
      {items.map(({ title, content, disabled = false }, index) => (
        <Pane
          key={index}
          // The browser keeps at most one details element of a name open.
          name={collapsible ? group : undefined}
          open={open.includes(values[index] ?? '')}
          onToggle={onToggle}
        >
          <Title
            {...(disabled && { 'aria-disabled': true, tabIndex: -1 })}
            onClick={(event) => disabled && event.preventDefault()}
          >
            {Heading ? <Heading>{title}</Heading> : title}
          </Title>
          <Content>{content}</Content>
        </Pane>
      ))}
    </Stack>
  )
}

const Stack = styled.div`
  display: grid;
  gap: 0.625rem;
  width: 100%;
  max-width: 30rem;
  interpolate-size: allow-keywords;
`

const Pane = styled.details`
  ${glass.regular}
  position: relative;

  &::details-content {
    block-size: 0;
    overflow-y: clip;
    transition:
      block-size 0.25s ease,
      content-visibility 0.25s allow-discrete;
  }

  &[open]::details-content {
    block-size: auto;
  }

  @media (prefers-reduced-motion: reduce) {
    &::details-content {
      transition: none;
    }
  }
`

const Title = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  min-height: 3.25rem;
  padding: 0.75rem 1.125rem;
  border-radius: inherit;
  font-weight: 600;
  line-height: 1.4;
  list-style: none;
  cursor: pointer;

  & > :is(h2, h3, h4, h5, h6) {
    margin: 0;
    font: inherit;
  }

  &::-webkit-details-marker {
    display: none;
  }

  &::after {
    content: '';
    flex: none;
    width: 0.5rem;
    height: 0.5rem;
    margin: -0.25rem 0.25rem 0;
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
    transition: transform 0.25s ease;
  }

  [open] > &::after {
    transform: translateY(0.25rem) rotate(225deg);
  }

  &:hover {
    background: var(--_hover);
  }

  /* Blocks the pointer even before scripts run. */
  &[aria-disabled] {
    color: color-mix(in srgb, var(--_foreground) 60%, transparent);
    pointer-events: none;
  }

  &:focus-visible {
    ${insetFocusRing}
  }

  @media (prefers-reduced-motion: reduce) {
    &::after {
      transition: none;
    }
  }
`

const Content = styled.div`
  padding: 0.125rem 1.125rem 1.125rem;
  line-height: 1.6;
`
