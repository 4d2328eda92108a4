import { keyframes } from '@emotion/react'
import { contrastingForeground, filled, focusRing, glass, pressed, styled } from '../glass/glass'

const enter = keyframes`
  from {
    transform: translate(
      calc(var(--drawer-x) * var(--drawer-out)),
      calc(var(--drawer-y) * var(--drawer-out))
    );
  }
`

const fade = keyframes`
  from {
    opacity: 0;
  }
`

/** A pane at a side of the window, with a gap around it. `--drawer-x` and `--drawer-y` are the way out of the window. */
export const Root = styled.dialog`
  ${glass.thick}
  --drawer-x: 0;
  --drawer-y: 0;
  --drawer-out: calc(100% + 1.5rem);
  --drawer-flow: row;
  /* The space around the content. Toward the grip, there is less. */
  --drawer-above: 1.5rem;
  --drawer-before: 1.5rem;
  --drawer-after: 1.5rem;
  position: fixed;
  max-width: none;
  height: auto;
  max-height: none;
  padding: 0;
  border: 0;
  background: none;
  /* The shadow is outside the dialog. */
  overflow: visible;
  transform: translate(
    calc(var(--drawer-x) * var(--drawer-pull, 0px)),
    calc(var(--drawer-y) * var(--drawer-pull, 0px))
  );
  transition: transform 0.3s cubic-bezier(0.2, 0.8, 0.2, 1);

  &[data-tinted='true'] {
    ${contrastingForeground}
  }

  &[open] {
    display: block;
    animation: ${enter} 0.35s cubic-bezier(0.2, 0.9, 0.3, 1);
  }

  &[data-side='start'],
  &[data-side='end'] {
    inset-block: 0;
    width: min(25rem, calc(100vw - 3.5rem));
    margin: 0.75rem;
  }

  &[data-side='start'],
  &[data-side='end']:dir(rtl) {
    --drawer-x: -1;
  }

  &[data-side='end'],
  &[data-side='start']:dir(rtl) {
    --drawer-x: 1;
  }

  &[data-side='start'] {
    --drawer-flow: row-reverse;
    --drawer-after: 0.5rem;
    inset-inline: 0 auto;
  }

  &[data-side='end'] {
    --drawer-before: 0.5rem;
    inset-inline: auto 0;
  }

  &[data-side='top'],
  &[data-side='bottom'] {
    inset-inline: 0;
    width: min(40rem, calc(100vw - 1.5rem));
    max-height: min(44rem, calc(100dvh - 4rem));
    margin: 0.75rem auto;
  }

  &[data-side='top'] {
    --drawer-y: -1;
    --drawer-flow: column-reverse;
    inset-block: 0 auto;
  }

  &[data-side='bottom'] {
    --drawer-y: 1;
    --drawer-flow: column;
    --drawer-above: 0.25rem;
    inset-block: auto 0;
  }

  &::backdrop {
    background: rgb(from var(--_shade) r g b / 0.36);
    opacity: calc(1 - var(--drawer-pulled, 0));
    transition: opacity 0.3s;
    animation: ${fade} 0.35s;
  }

  &[data-dragging],
  &[data-dragging]::backdrop {
    cursor: grabbing;
    transition: none;
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;

    &[open],
    &::backdrop {
      animation: none;
      transition: none;
    }
  }
`

/** The content, and along the edge that faces the page the grip. */
export const Pane = styled.div`
  display: flex;
  flex-direction: var(--drawer-flow);
  height: 100%;
  max-height: inherit;
  border-radius: inherit;
`

/** A line along the edge, as a hint. It is a border, since forced colors keep that. */
export const Grip = styled.div`
  display: grid;
  flex: none;
  place-items: center;
  min-width: 1rem;
  min-height: 1.25rem;
  cursor: grab;

  &::before {
    content: '';
    width: 0;
    height: 2.5rem;
    border: 2px solid var(--_boundary);
    border-radius: 999px;
  }

  [data-side='top'] > * > &::before,
  [data-side='bottom'] > * > &::before {
    width: 2.5rem;
    height: 0;
  }
`

/** The part that scrolls: the content, and the actions at its end. */
export const Main = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
`

export const Content = styled.div`
  flex: 1 0 auto;
  padding-block: var(--drawer-above) 1.5rem;
  padding-inline: var(--drawer-before) var(--drawer-after);
  line-height: 1.6;
`

export const Header = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: 1rem;
  cursor: grab;
  user-select: none;
`

export const Heading = styled.h2`
  margin: 0;
  padding-block: 0.3125rem;
  font-size: 1.5rem;
  font-weight: 700;
  line-height: 1.25;
`

export const Close = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  padding: 0;
  /* In forced-colors mode, the background disappears and the border shows. */
  border: 1px solid transparent;
  border-radius: 50%;
  ${filled}
  font: inherit;
  cursor: pointer;

  &:hover {
    background: color-mix(in srgb, var(--_foreground) 84%, var(--_fallback));
  }

  &:active {
    ${pressed}
  }

  &:focus-visible {
    ${focusRing}
  }

  @media (pointer: coarse) {
    width: 2.75rem;
    height: 2.75rem;
  }
`

export const Description = styled.p`
  margin: 0.5rem 0 0;
`

export const Body = styled.div`
  margin-top: 1.25rem;
`

export const Actions = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 0.75rem;
  margin-inline: var(--drawer-before) var(--drawer-after);
  padding-block: 1rem 1.5rem;
  border-top: 1px solid var(--_line);
`
