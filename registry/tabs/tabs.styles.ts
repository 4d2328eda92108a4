import { glass, insetFocusRing, styled, well } from '../glass/glass'
import { pill } from '../shared/pill'

/** One pane: the tabs, and below or beside them the panel. A column of tabs goes above the panel where it is narrow. */
export const Pane = styled.div`
  ${glass.regular}
  position: relative;
  display: flex;
  flex-flow: column;
  width: 100%;
  max-width: 34rem;
  padding: 0.375rem;

  &[data-orientation='vertical'] {
    flex-flow: row wrap;
  }
`

/** The groove in which the tabs are. Tabs that do not fit in one row go on in the next one. */
export const List = styled.div`
  ${well}
  /* The pill of the chosen tab is between the groove and the texts. */
  isolation: isolate;
  display: flex;
  flex-wrap: wrap;
  gap: 0.125rem;
  min-width: 0;
  padding: 0.1875rem;
  border-color: var(--_line);
  border-radius: 0.875rem;

  &[aria-orientation='vertical'] {
    flex: 1 1 9rem;
    flex-direction: column;
    align-self: flex-start;
  }
`

export const Tab = styled.button`
  position: relative;
  display: inline-flex;
  flex: 1 0 auto;
  align-items: center;
  justify-content: center;
  max-width: 100%;
  min-height: 2.5rem;
  padding: 0.375rem 1rem;
  border: 0;
  border-radius: 0.625rem;
  background: none;
  color: inherit;
  font: inherit;
  font-size: 0.9375rem;
  font-weight: 600;
  line-height: 1.4;
  cursor: pointer;

  [aria-orientation='vertical'] > & {
    justify-content: flex-start;
    text-align: start;
  }

  &:hover:enabled {
    background: var(--_hover);
  }

  &[aria-selected='true'],
  &[aria-selected='true']:hover:enabled {
    ${pill}
    background: none;
    cursor: default;
  }

  &:disabled {
    color: color-mix(in srgb, var(--_foreground) 60%, transparent);
    cursor: not-allowed;
  }

  &:focus-visible {
    ${insetFocusRing}
  }

  @media (forced-colors: active) {
    &:disabled {
      color: GrayText;
    }
  }
`

export const Panel = styled.div`
  min-width: 0;
  padding: 0.875rem 0.875rem 0.75rem;
  border-radius: 0.875rem;
  line-height: 1.6;

  [data-orientation='vertical'] > & {
    flex: 999 1 14rem;
  }

  &[hidden] {
    display: none;
  }

  &:focus-visible {
    ${insetFocusRing}
  }
`
