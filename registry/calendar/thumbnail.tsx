import { textsOf } from './calendar-labels'
import { CalendarView } from './calendar-view'
import { Card } from './calendar.styles'

const nothing = () => {}

/**
 * A month as a picture, while the calendar itself would wait for the browser. It is over, so that no day of it is ever today,
 * and has four whole weeks, which fill the card.
 */
export const Thumbnail = () => (
  <Card style={{ zoom: 0.65 }}>
    <CalendarView
      view="month"
      value={[new Date(2026, 1, 10), new Date(2026, 1, 13)]}
      selectRange
      limits={{ minDate: new Date(2000, 0), maxDate: new Date(2050, 0), isDateDisabled: undefined }}
      locale="en-US"
      texts={textsOf()}
      disabled={false}
      field={{ onReset: nothing }}
      onPick={nothing}
      keys={null}
    />
  </Card>
)
