import styled from '@emotion/styled'
import { useId, type ComponentProps, type ReactNode } from 'react'

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
  /** Whether opening an item closes the one that was open; otherwise every item opens by itself. */
  collapsible?: boolean
  /** The index of the item that is open at first, from 0; none where it is left out. */
  defaultOpen?: number
  /** A class for the element around the items. */
  className?: string
}

/** A stack of glass panes, each with a title that opens and closes its content. It works before any script runs. */
export function Accordion({ items, collapsible = false, defaultOpen, ...rest }: AccordionProps) {
  const group = useId()
  return (
    <Stack {...rest}>
      {items.map(({ title, content }, index) => (
        // Of all details that share a name, the browser keeps at most one open.
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
  color: #150b2e;
  interpolate-size: allow-keywords;
`

const Pane = styled.details`
  position: relative;
  isolation: isolate;
  border: 1px solid rgb(255 255 255 / 0.6);
  border-radius: 1rem;
  box-shadow:
    inset 0 1px 0 rgb(255 255 255 / 0.6),
    0 10px 28px -14px rgb(21 11 46 / 0.6);

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    border-radius: inherit;
    background: linear-gradient(160deg, rgb(255 255 255 / 0.68), rgb(255 255 255 / 0.54));
    -webkit-backdrop-filter: blur(16px) saturate(1.6);
    backdrop-filter: blur(16px) saturate(1.6);
  }

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

  @supports not ((backdrop-filter: blur(1px)) or (-webkit-backdrop-filter: blur(1px))) {
    &::before {
      background: rgb(255 255 255 / 0.9);
    }
  }

  @media (prefers-reduced-transparency: reduce), (prefers-contrast: more), (forced-colors: active) {
    &::before {
      background: #ffffff;
      -webkit-backdrop-filter: none;
      backdrop-filter: none;
    }
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
  border-radius: 1rem;
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
    background: rgb(255 255 255 / 0.4);
  }

  &:focus-visible {
    outline: 3px solid #150b2e;
    outline-offset: -3px;
    box-shadow: inset 0 0 0 5px #ffffff;
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
