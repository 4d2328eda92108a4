import styled from '@emotion/styled'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { glass, insetFocusRing } from '../glass/glass'

/** One item of an accordion: the title that is always shown, and the content that it opens. */
export interface AccordionItem {
  /** The heading, which opens and closes the item. */
  title: string
  /** The content, which is shown while the item is open. */
  content: ReactNode
}

export interface AccordionProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The items from top to bottom, each with a title and content. */
  items: readonly AccordionItem[]
  /** Whether opening an item closes the others. Otherwise the items open and close independently. */
  collapsible?: boolean
  /** The index of the item that is open initially, counted from 0. Without it, all items start closed. */
  defaultOpen?: number
  /** The class name of the element around the items. */
  className?: string
}

/** A stack of glass panes, each with a title that opens and closes its content. It works before any script runs. */
export function Accordion({ items, collapsible = false, defaultOpen, ...rest }: AccordionProps) {
  const group = useId()
  return (
    <Stack {...rest}>
      {items.map(({ title, content }, index) => (
        // Among details elements with the same name, the browser keeps at most one open.
        <Pane key={title} name={collapsible ? group : undefined} open={index === defaultOpen}>
          <Title>{title}</Title>
          <Content>{content}</Content>
        </Pane>
      ))}
    </Stack>
  )
}

const Stack = styled.div`
  display: grid;
  gap: 0.625rem;
  box-sizing: border-box;
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
  box-sizing: border-box;
  padding: 0.75rem 1.125rem;
  border-radius: inherit;
  font-weight: 650;
  line-height: 1.4;
  list-style: none;
  cursor: pointer;

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
