import { filled, flatGlass, focusRing, insetFocusRing, sized, styled, thickPart } from '../glass/glass'
import { kindColors } from '../shared/kinds'
import { wrong } from '../shared/wrong'

export const Root = styled.select`
  ${flatGlass.regular}
  ${sized}
  /* The border of a field must be visible on any backdrop. */
  --_border: var(--glass-border, var(--_boundary));
  --_wrong: ${kindColors.error};
  --_over: transparent;
  appearance: none;
  width: 100%;
  max-width: 24rem;
  min-height: calc(3rem + var(--_size));
  padding: calc(0.5rem + var(--_size) / 4) calc(1.125rem + var(--_size) / 2);
  border-radius: var(--glass-radius, 0.625rem);
  font: inherit;
  font-size: calc(1rem + var(--_size) / 4);
  line-height: 1.4;
  text-overflow: ellipsis;
  cursor: pointer;

  /* Two strokes, which are an arrow at the end. */
  &:not([multiple]) {
    --_stroke:
      transparent calc(50% - 1px), currentColor calc(50% - 1px) calc(50% + 1px), transparent calc(50% + 1px);
    padding-inline-end: calc(2.75rem + var(--_size) / 2);
    background-image:
      linear-gradient(var(--_over), var(--_over)), linear-gradient(45deg, var(--_stroke)),
      linear-gradient(-45deg, var(--_stroke));
    background-position:
      0 0,
      right calc(1.375rem + var(--_size) / 2) center,
      right calc(1rem + var(--_size) / 2) center;
    background-size:
      auto,
      0.375rem 0.375rem,
      0.375rem 0.375rem;
    background-repeat: repeat, no-repeat, no-repeat;
  }

  &:not([multiple]):dir(rtl) {
    background-position:
      0 0,
      left calc(1rem + var(--_size) / 2) center,
      left calc(1.375rem + var(--_size) / 2) center;
  }

  &[multiple] {
    padding: 0.25rem;
    overflow-y: auto;
  }

  &:hover:enabled:not([multiple]) {
    --_over: var(--_hover);
  }

  &:is(:user-invalid, [aria-invalid='true']) {
    ${wrong}
  }

  &:focus-visible {
    ${focusRing}
  }

  &:disabled {
    cursor: not-allowed;
    color: color-mix(in srgb, var(--_foreground) 70%, transparent);
  }

  @media (pointer: coarse) {
    min-height: max(2.75rem, 3rem + var(--_size));
  }

  /* A list on the page stays the native one: a script or a label cannot move focus to the other. */
  @supports (appearance: base-select) {
    &:not([multiple]) {
      align-items: center;
      appearance: base-select;
    }

    &::picker-icon {
      display: none;
    }

    &::picker(select) {
      ${thickPart}
      appearance: base-select;
      margin-block: 0.25rem;
      padding: 0.25rem;
      border-radius: var(--glass-radius, 0.875rem);
    }
  }

  /* Forced colors leave no gradients: the arrow is the system's, and so is the list. */
  @media (forced-colors: active) {
    &,
    &:not([multiple]) {
      appearance: auto;
    }
  }
`

export const Group = styled.optgroup`
  font-size: 0.875em;
  font-weight: 700;

  @supports (appearance: base-select) {
    padding: 0.25rem 0 0;
    padding-inline-start: 0.3125rem;
  }
`

/* The list of a system is opaque. */
export const Option = styled.option`
  background: var(--_fallback);
  color: var(--_foreground);

  [multiple] & {
    padding: 0.5rem 0.75rem;
    border-radius: 0.625rem;
    background: none;
  }

  /* While the list has focus, these are the system's colors. */
  [multiple] &:checked {
    ${filled}
  }

  @supports (appearance: base-select) {
    select:not([multiple]) & {
      display: flex;
      align-items: center;
      justify-content: space-between;
      min-height: calc(2.5rem + var(--_size));
      padding: 0.25rem 0.75rem;
      border-radius: 0.625rem;
      background: none;
      font-size: 1rem;
      font-weight: 400;
      cursor: pointer;

      &:hover:enabled {
        background: var(--_hover);
      }

      &:checked {
        font-weight: 700;
      }

      &:disabled {
        color: color-mix(in srgb, var(--_foreground) 60%, transparent);
        cursor: not-allowed;
      }

      &::checkmark {
        content: '';
        order: 1;
        flex: none;
        width: 0.375rem;
        height: 0.75rem;
        margin-block-start: -0.25rem;
        margin-inline-end: 0.25rem;
        border: solid currentColor;
        border-width: 0 2px 2px 0;
        transform: rotate(45deg);
      }

      &:focus-visible {
        ${insetFocusRing}
      }
    }
  }
`
