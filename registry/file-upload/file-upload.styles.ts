import { focusRing, glass, insetFocusRing, pressed, styled } from '../glass/glass'
import { kindColors } from '../shared/kinds'
import { visuallyHidden } from '../shared/visually-hidden'

export const Root = styled.div`
  ${glass.regular}
  --_wrong: ${kindColors.error};
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem;
  width: 100%;
  max-width: 24rem;
  padding: 0.5rem;
  line-height: 1.4;
`

/** Where files are dropped. All of it is the native input. */
export const Zone = styled.label`
  position: relative;
  display: grid;
  justify-items: center;
  gap: 0.125rem;
  padding: 1.25rem 1rem;
  border: 2px dashed var(--_boundary);
  border-radius: 0.875rem;
  text-align: center;

  &:hover:not(:has(:disabled)) {
    background: var(--_hover);
  }

  &[data-over] {
    border-style: solid;
    border-color: var(--_foreground);
    background: var(--_hover);
  }

  &:has(:user-invalid, [aria-invalid='true']) {
    border-color: var(--_wrong);
  }

  &:has(:focus-visible) {
    ${focusRing}
  }

  &:has(:disabled) > :not(input) {
    opacity: 0.65;
  }

  @media (forced-colors: active) {
    &:has(:disabled) {
      color: GrayText;
    }
  }
`

/** The native input: unseen, and as large as its zone. */
export const Input = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  font: inherit;
  opacity: 0;
  cursor: pointer;

  &::file-selector-button {
    cursor: pointer;
  }

  &:disabled {
    cursor: not-allowed;
  }

  /* Without a script, nothing else shows which files are chosen. */
  @media (scripting: none) {
    position: static;
    height: auto;
    opacity: 1;
  }
`

export const Arrow = styled.svg`
  width: 1.75rem;
  height: 1.75rem;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
`

export const Choose = styled.span`
  font-weight: 700;
  text-decoration: underline;
  text-underline-offset: 0.2em;
`

/** Why files were refused. Its place is always there, so that a screen reader hears what comes. */
export const Refused = styled.div`
  display: grid;
  gap: 0.25rem;
  padding-inline: 0.5rem;

  &:empty {
    margin-top: -0.5rem;
  }
`

/** What is wrong, behind a mark. */
export const Trouble = styled.span`
  position: relative;
  padding-inline-start: 1.75em;
  font-size: 0.875rem;
  font-weight: 600;

  &::before {
    content: '!';
    content: '!' / '';
    position: absolute;
    inset-block-start: 0.075em;
    inset-inline-start: 0;
    width: 1.25em;
    height: 1.25em;
    border-radius: 50%;
    background: var(--_wrong);
    color: var(--_scheme-tint);
    font-weight: 700;
    line-height: 1.25;
    text-align: center;
  }
`

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.25rem;
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Row = styled.li`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  padding: 0.25rem;

  & + & {
    border-top: 1px solid var(--_line);
  }
`

/** The picture of a file, or a sheet of paper. */
export const Thumb = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  overflow: hidden;
  border: 1px solid var(--_line);
  border-radius: 0.625rem;
`

export const Picture = styled.img`
  display: block;
  width: 100%;
  max-width: 100%;
  height: 100%;
  object-fit: cover;
`

export const Sheet = styled.svg`
  width: 60%;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linejoin: round;
`

export const Texts = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
`

export const Name = styled.span`
  font-weight: 600;
`

export const Size = styled.span`
  font-size: 0.875rem;
`

export const Bar = styled.progress`
  width: 100%;
  height: 0.5rem;
  accent-color: var(--_foreground);
`

export const Remove = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;

  &:hover:enabled {
    background: var(--_hover);
  }

  &:active:enabled {
    ${pressed}
  }

  &:focus-visible {
    ${insetFocusRing}
  }

  &:disabled {
    cursor: not-allowed;
    opacity: 0.65;
  }

  @media (pointer: coarse) {
    width: 2.75rem;
    height: 2.75rem;
  }
`

/** What only screen readers say: which files came, and which went. */
export const News = styled.span`
  ${visuallyHidden}
`
