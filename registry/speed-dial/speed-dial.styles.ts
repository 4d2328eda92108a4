import { flatGlass, focusRing, glass, hovered, pressed, styled } from '../glass/glass'

/** The directions are physical: they do not depend on the direction of the text. */
export const Root = styled.div`
  direction: ltr;
  display: inline-flex;
  align-items: center;
  pointer-events: none;

  &[data-direction='right'] {
    --_x: -1;
  }

  &[data-direction='left'] {
    --_x: 1;
    flex-direction: row-reverse;
  }

  &[data-direction='up'] {
    --_y: 1;
    flex-direction: column-reverse;
  }

  &[data-direction='down'] {
    --_y: -1;
    flex-direction: column;
  }
`

export const Plus = styled.button`
  ${glass.regular}
  border: 0;
  border-radius: 50%;
  background: none;
  position: relative;
  z-index: 1;
  display: grid;
  flex: none;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  padding: 0;
  font: inherit;
  cursor: pointer;
  pointer-events: auto;
  transition: transform 0.15s;

  & > svg {
    transition: transform 0.25s;
  }

  &:hover {
    ${hovered}
  }

  &:active {
    ${pressed}
  }

  &[aria-expanded='true'] > svg {
    transform: rotate(45deg);
  }

  &:focus-visible {
    ${focusRing}
  }

  @media (prefers-reduced-motion: reduce) {
    &,
    & > svg {
      transition: none;
    }
  }
`

/** The padding bridges the gap to the plus button, so that the pointer does not leave the dial on its way. */
export const Actions = styled.ul`
  position: relative;
  display: flex;
  flex-direction: inherit;
  gap: min(0.625rem, 1.5vw);
  margin: 0;
  padding: min(0.75rem, 2vw);
  list-style: none;
  visibility: hidden;
  transition: visibility 0s 0.3s;

  &[data-open='true'] {
    visibility: visible;
    pointer-events: auto;
    transition-delay: 0s;
  }

  [data-direction='left'] > &,
  [data-direction='right'] > & {
    padding-block: 0;
  }

  [data-direction='up'] > &,
  [data-direction='down'] > & {
    padding-inline: 0;
  }
`

export const Item = styled.li`
  --_way: var(--speed-dial-way);
  --_from: (var(--speed-dial-place) + 1) * 3.5rem;
  /* The actions come out of the plus button, one after another. */
  transform: scale(0);
  transform-origin: calc(50% + var(--_x, 0) * var(--_from)) calc(50% + var(--_y, 0) * var(--_from));
  transition: transform 0.25s cubic-bezier(0.3, 1.4, 0.6, 1) calc(var(--speed-dial-place) * 40ms);

  [data-open='true'] > & {
    transform: none;
  }

  [data-direction='left'] & {
    --_way: calc(1 - var(--speed-dial-way));
  }

  [data-direction='up'] &,
  [data-direction='down'] & {
    position: relative;
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`

export const Action = styled.button`
  ${glass.regular}
  position: relative;
  border: 0;
  border-radius: 50%;
  background: none;
  display: grid;
  place-items: center;
  /* Four actions fit beside the plus button in a 320 px window. */
  width: clamp(2.5rem, 13vw, 3rem);
  height: clamp(2.5rem, 13vw, 3rem);
  padding: 0;
  font: inherit;
  text-decoration: none;
  cursor: pointer;
  transition: transform 0.15s;

  &:hover {
    ${hovered}
  }

  &:active {
    ${pressed}
  }

  &:focus-visible {
    ${focusRing}
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`

export const Label = styled.span`
  ${flatGlass.thick}
  position: absolute;
  z-index: 1;
  padding: 0.1875rem 0.5625rem;
  border-radius: var(--glass-radius, 0.625rem);
  font-size: 0.875rem;
  font-weight: 600;
  line-height: 1.4;
  width: max-content;
  unicode-bidi: plaintext;
  pointer-events: none;
  visibility: hidden;

  /* Above the row, and never longer: the first label begins with the row, and the last one ends with it. */
  [data-direction='left'] &,
  [data-direction='right'] & {
    bottom: calc(100% + 0.375rem);
    left: calc(100% * var(--_way));
    max-width: max(100%, 7rem);
    transform: translateX(calc(-100% * var(--_way)));
  }

  [data-direction='up'] &,
  [data-direction='down'] & {
    left: calc(100% + 0.5rem);
    top: 50%;
    max-width: min(12rem, 40vw);
    transform: translateY(-50%);
    visibility: inherit;
  }

  *:is(:hover, :focus-visible, :active) + & {
    visibility: inherit;
  }
`
