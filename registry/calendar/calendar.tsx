import styled from '@emotion/styled'
import { useDeferredValue, useState, useSyncExternalStore, type ComponentProps } from 'react'
import { calendarStyles } from './calendar-styles'
import { CalendarView } from './calendar-view'
import { selectionText, type CalendarValue } from './selection'

export type { CalendarValue }

export interface CalendarProps extends Omit<ComponentProps<'div'>, 'onChange' | 'children'> {
  /** The class name of the card around the calendar. */
  className?: string
  /** Called with the new value: a date, a pair of dates, or null while only one end of a range is picked. */
  onChange?: (value: CalendarValue) => void
  /**
   * The selected date, the selected pair of dates, or null for none. Without it, the calendar is uncontrolled, starting
   * today.
   */
  value?: CalendarValue | undefined
  /** The initial view. Pressing the heading leads up to the century; pressing a period leads down to the month. */
  view?: 'month' | 'year' | 'decade'
  /** Whether two clicks pick the ends of a range, instead of one click picking a date. */
  selectRange?: boolean
  /**
   * The locale of names, dates and the first day of the week, as a BCP 47 tag such as `de-DE`. Without it, the
   * visitor's locale is used.
   */
  locale?: string
}

/**
 * A glass calendar for picking a date or a range of dates, with the selection written below. Today's date and the
 * visitor's locale are known only in the browser, so a server renders a placeholder of the same size.
 */
export function Calendar({
  onChange,
  value,
  view = 'month',
  selectRange = false,
  locale,
  ...rest
}: CalendarProps) {
  // Deferred: after hydration React renders the calendar in small steps, so that the page stays responsive.
  const inBrowser = useDeferredValue(useSyncExternalStore(never, yes, no))
  return (
    <Card role="group" aria-label="Calendar" aria-busy={!inBrowser} {...rest}>
      {inBrowser ? (
        <Picker {...{ onChange, value, view, selectRange, locale }} />
      ) : (
        <>
          <Placeholder aria-hidden="true" />
          <Selection>{selectionText(null)}</Selection>
        </>
      )}
    </Card>
  )
}

type PickerProps = Pick<Required<CalendarProps>, 'view' | 'selectRange'> & {
  onChange: CalendarProps['onChange']
  value: CalendarProps['value']
  locale: string | undefined
}

/** Everything that depends on the date or the locale. It is rendered only in the browser. */
function Picker({ onChange, value, view, selectRange, locale = navigator.language }: PickerProps) {
  const [picked, setPicked] = useState<CalendarValue>(() => new Date())
  const shown = value === undefined ? picked : value
  const pick = (next: CalendarValue) => {
    setPicked(next)
    onChange?.(next)
  }
  return (
    <>
      <CalendarView
        key={view}
        value={shown}
        view={view}
        selectRange={selectRange}
        locale={locale}
        onPick={pick}
      />
      <Selection>{selectionText(shown, locale)}</Selection>
    </>
  )
}

const never = () => () => {}
const yes = () => true
const no = () => false

const Card = styled.div(calendarStyles)

/* Six rows of days, with room for the heading above. */
const Placeholder = styled.div`
  position: relative;
  height: 15rem;
  margin-top: 5.5rem;
  background: radial-gradient(circle, var(--_hover) 0.875rem, transparent 0.9375rem) 0 0 / calc(100% / 7)
    2.5rem;

  &::before {
    content: '';
    position: absolute;
    inset: -4.875rem 30% auto;
    height: 1.5rem;
    border-radius: 0.75rem;
    background: var(--_hover);
  }
`

const Selection = styled.output`
  display: block;
  min-height: 2.75rem;
  padding: 0.625rem 0.5rem 0;
  border-top: 1px solid var(--_line);
  font-weight: 650;
  line-height: 1.5;
  text-align: center;
`
