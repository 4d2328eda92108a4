import { insetFocusRing, raised, styled } from '../glass/glass'

/** Styles for react-calendar's markup, in place of its style sheet. It is rendered only in the browser. */
export const Frame = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  &:disabled {
    filter: grayscale(1);
  }

  button {
    margin: 0;
    padding: 0;
    border: 0;
    border-radius: 0.625rem;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }

  button:hover:enabled:not([aria-disabled]) {
    background: var(--_hover);
  }

  button:focus-visible {
    position: relative;
    ${insetFocusRing}
  }

  button:disabled,
  button[aria-disabled] {
    cursor: default;
  }

  button[aria-disabled] {
    font-weight: 400;
    text-decoration: line-through;
  }

  abbr {
    text-decoration: none;
  }

  .react-calendar__navigation {
    display: flex;
    min-height: 2.75rem;
    margin-bottom: 0.75rem;
  }

  .react-calendar__navigation__arrow {
    /* The arrows get narrower before the heading does. */
    flex: 0 100 2.25rem;
    min-width: 1.5rem;
    font-size: 1.375rem;
    line-height: 1;
  }

  .react-calendar__navigation__arrow:disabled {
    visibility: hidden;
  }

  .react-calendar__navigation__label {
    font-size: 0.9375rem;
    font-weight: 700;
  }

  .react-calendar__month-view__weekdays__weekday {
    padding-block: 0.4375rem;
    font-size: clamp(0.625rem, 3.1vw, 0.75rem);
    font-weight: 700;
    line-height: 1.5;
    text-align: center;
    white-space: nowrap;
  }

  .react-calendar__tile {
    min-height: 4.25rem;
    font-weight: 600;
    line-height: 1.2;
    text-align: center;
  }

  .react-calendar__month-view__days .react-calendar__tile {
    min-height: 2.5rem;
  }

  .react-calendar__tile[class*='neighboring'] {
    font-size: 0.8125rem;
    font-weight: 400;
  }

  .react-calendar__tile--now {
    position: relative;
    font-weight: 700;
  }

  .react-calendar__tile--now::after {
    content: '';
    position: absolute;
    inset: auto 0 0.25rem;
    width: 0;
    margin: auto;
    border: 0.125rem solid;
    border-radius: 50%;
  }

  .react-calendar__tile--hover {
    background: var(--_hover);
  }

  .react-calendar__tile--marked {
    position: relative;
  }

  .react-calendar__tile--marked::before {
    content: '';
    position: absolute;
    inset-block-start: 0.375rem;
    inset-inline-end: 0.375rem;
    border: 0.1875rem solid;
    border-radius: 50%;
  }

  .react-calendar__tile--range {
    border-radius: 0;
  }

  .react-calendar__tile--range,
  .react-calendar__tile--range:hover:enabled {
    background: var(--_line);
  }

  .react-calendar__tile--hasActive,
  .react-calendar__tile--active:not(.react-calendar__tile--range),
  .react-calendar__tile--rangeStart,
  .react-calendar__tile--rangeEnd,
  .react-calendar__tile--hasActive:hover:enabled,
  .react-calendar__tile--active:not(.react-calendar__tile--range):hover:enabled,
  .react-calendar__tile--rangeStart:hover:enabled,
  .react-calendar__tile--rangeEnd:hover:enabled {
    ${raised}
    font-weight: 700;
  }

  .react-calendar__tile--rangeStart {
    border-start-start-radius: 0.625rem;
    border-end-start-radius: 0.625rem;
  }

  .react-calendar__tile--rangeEnd {
    border-start-end-radius: 0.625rem;
    border-end-end-radius: 0.625rem;
  }

  @media (forced-colors: active) {
    button[aria-disabled] {
      color: GrayText;
    }

    .react-calendar__tile--range {
      border-block: 2px solid Highlight;
    }

    .react-calendar__tile--hasActive,
    .react-calendar__tile--active:not(.react-calendar__tile--range),
    .react-calendar__tile--rangeStart,
    .react-calendar__tile--rangeEnd {
      background: Highlight;
      box-shadow: none;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`
