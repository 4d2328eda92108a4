import styled from '@emotion/styled'

export const Form = styled.form`
  position: relative;
  isolation: isolate;
  box-sizing: border-box;
  width: 100%;
  max-width: 26rem;
  padding: 1.5rem;
  border: 1px solid rgb(255 255 255 / 0.6);
  border-radius: 1.5rem;
  box-shadow:
    inset 0 1px 0 rgb(255 255 255 / 0.7),
    0 18px 48px -16px rgb(21 11 46 / 0.55);
  color: #150b2e;
  color-scheme: light;

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    border-radius: inherit;
    background: linear-gradient(160deg, rgb(255 255 255 / 0.68), rgb(255 255 255 / 0.54));
    -webkit-backdrop-filter: blur(18px) saturate(1.6);
    backdrop-filter: blur(18px) saturate(1.6);
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
`

export const Parts = styled.fieldset`
  display: grid;
  gap: 0.875rem;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`

export const Row = styled.div`
  display: grid;
  gap: 0.25rem;
`

export const Caption = styled.label`
  font-size: 0.9375rem;
  font-weight: 650;
`

const focusRing = `
  &:focus-visible {
    outline: 3px solid #150b2e;
    outline-offset: 1px;
    box-shadow: 0 0 0 6px #ffffff;
  }
`

/** A lighter pane on the form's glass. Its dark border is visible on any backdrop. */
const field = `
  box-sizing: border-box;
  width: 100%;
  border: 1px solid rgb(21 11 46 / 0.65);
  border-radius: 0.75rem;
  background: rgb(255 255 255 / 0.45);
  color: inherit;
  font: inherit;
  opacity: 1;

  &:hover {
    background: rgb(255 255 255 / 0.6);
  }

  ${focusRing}
`

export const Input = styled.input`
  ${field}
  height: 2.75rem;
  padding: 0 0.875rem;
`

export const Message = styled.textarea`
  ${field}
  height: 144px;
  padding: 0.625rem 0.875rem;
  line-height: 1.5;
  resize: vertical;
`

export const Robot = styled.label`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-height: 2rem;
  width: fit-content;
  cursor: pointer;
`

export const Box = styled.input`
  width: 1.5rem;
  height: 1.5rem;
  margin: 0;
  accent-color: #3b1583;

  ${focusRing}
`

export const Button = styled.button`
  min-height: 3rem;
  padding: 0.5rem 1.5rem;
  border: 1px solid rgb(255 255 255 / 0.4);
  border-radius: 1rem;
  background: linear-gradient(160deg, #5a22b8, #3b1583);
  box-shadow:
    inset 0 1px 0 rgb(255 255 255 / 0.35),
    0 10px 24px -12px rgb(21 11 46 / 0.8);
  color: #ffffff;
  font: inherit;
  font-weight: 650;
  cursor: pointer;
  transition: transform 0.15s;

  &:hover:enabled {
    background: linear-gradient(160deg, #6a2fd0, #4a1c9e);
    transform: translateY(-1px);
  }

  &:active:enabled {
    transform: translateY(1px);
  }

  ${focusRing}

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`
