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
import { headingOf, type HeadingLevel } from '../shared/heading'
import { keepFocusNear } from '../shared/keep-focus-near'
import { useControllable } from '../shared/use-controllable'
import { useCorrection } from '../shared/use-correction'

/** One item of an accordion: the title that is always shown, and the content that it opens. */
export interface AccordionItem {
  /** The heading, which opens and closes the item: a text, or other content without controls. */
  title: ReactNode
  /** The content, which is shown while the item is open. */
  content: ReactNode
  /**
   * Identifies the item in `value`. Without it, the title does, if it is a text; one that stands above gets its number:
   * `Title (3)`.
   */
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
  /** Called with the values of the open items when one opens or closes, and where more are to be open than can be. */
  onValueChange?: ((value: readonly string[]) => void) | undefined
  /** The level of the headings that the titles are, so that visitors find them by their screen reader. Without it, they are none. */
  headingLevel?: HeadingLevel | undefined
  /** Replaces the arrow at the end of each title, such as an icon. It turns upside down while the item is open. */
  indicator?: ReactNode | undefined
  /** The index of an item that is open initially, counted from 0: a short form of `defaultValue`. */
  defaultOpen?: number | undefined
}

/** The values of the items. A title that has been given away gets the number of its item, and so no two are the same. */
function valuesOf(items: readonly AccordionItem[]): readonly string[] {
  const taken = new Set(items.flatMap(({ value }) => value ?? []))
  return items.map(({ value, title }, index) => {
    let own = value ?? (typeof title === 'string' ? title : `Item ${index + 1}`)
    while (value === undefined && taken.has(own)) own = `${own} (${index + 1})`
    taken.add(own)
    return own
  })
}

/** Items on one pane of glass, each with a title that opens and closes its content. It works before any script runs. */
export function Accordion({
  items,
  collapsible = false,
  value,
  defaultValue,
  onValueChange,
  defaultOpen,
  headingLevel,
  indicator,
  ref,
  className,
  ...rest
}: AccordionProps) {
  const group = useId()
  const Heading = headingOf(headingLevel)
  const stack = useRef<HTMLDivElement>(null)
  const merged = useMergedRef(useMergedRef(ref, stack), keepFocusNear)
  const values = valuesOf(items)
  const start = defaultValue ?? values.filter((_value, index) => index === defaultOpen)
  const [given, change] = useControllable(value, start, onValueChange)
  const known = values.filter((one) => given.includes(one))
  // The browser would close all but one, and report each.
  const open = collapsible ? known.slice(0, 1) : known
  useCorrection(known.length, open.length, () => change(open))
  const [read, setRead] = useState<readonly string[]>()

  const elements = () =>
    Array.from(stack.current?.querySelectorAll<HTMLDetailsElement>(':scope > details') ?? [])

  // The browser opens and closes the items. Read all of them, because opening one can close another.
  const onToggle = () => {
    const shown = values.filter((_value, index) => elements()[index]?.open)
    if (shown.length === open.length && shown.every((one) => open.includes(one))) return
    setRead(shown)
    change(shown)
  }

  // A controlled accordion may have refused the change.
  const show = useEffectEvent(() => {
    for (const [index, element] of elements().entries()) element.open = open.includes(values[index] ?? '')
  })
  useLayoutEffect(() => {
    if (read !== undefined) show()
  }, [read])

  return (
    <Stack className={className} {...rest} ref={merged}>
      {items.map(({ title, content, disabled = false }, index) => (
        <Item
          key={index}
          // The browser keeps at most one details element of a name open.
          name={collapsible ? group : undefined}
          open={open.includes(values[index] ?? '')}
          onToggle={onToggle}
        >
          <Title
            {...(disabled && { 'aria-disabled': true, tabIndex: -1 })}
            data-own={indicator !== undefined || undefined}
            onClick={(event) => disabled && event.preventDefault()}
          >
            {Heading ? <Heading>{title}</Heading> : <span>{title}</span>}
            {indicator !== undefined && <Indicator aria-hidden="true">{indicator}</Indicator>}
          </Title>
          <Content>{content}</Content>
        </Item>
      ))}
    </Stack>
  )
}

const Stack = styled.div`
  ${glass.regular}
  position: relative;
  display: grid;
  width: 100%;
  max-width: 30rem;
  padding-inline: 1px;

  & > details + details {
    border-top: 1px solid var(--_line);
  }
`

const Item = styled.details`
  &::details-content {
    opacity: 0;
    transform: translateY(-0.5rem);
  }

  &[open]::details-content {
    opacity: 1;
    transform: none;
    transition:
      opacity 0.25s ease,
      transform 0.25s ease;
  }

  @media (prefers-reduced-motion: reduce) {
    &[open]::details-content {
      transition: none;
    }
  }
`

const Title = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  min-height: 2.75rem;
  margin: 0.375rem;
  padding: 0.5rem 0.75rem;
  border-radius: 0.875rem;
  font-weight: 600;
  line-height: 1.4;
  list-style: none;
  cursor: pointer;

  & > :is(h1, h2, h3, h4, h5, h6) {
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

  &[data-own]::after {
    content: none;
  }

  &:hover {
    background: var(--_hover);
  }

  /* Blocks the pointer even before scripts run. */
  &[aria-disabled] {
    color: color-mix(in srgb, var(--_foreground) 60%, transparent);
    pointer-events: none;

    @media (forced-colors: active) {
      color: GrayText;
    }
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

const Indicator = styled.span`
  display: grid;
  flex: none;
  transition: transform 0.25s ease;

  [open] > * > & {
    transform: rotate(180deg);
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`

const Content = styled.div`
  padding: 0 1.125rem 1rem;
  line-height: 1.6;
`
