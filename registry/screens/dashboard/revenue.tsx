'use client'

import { TrendingUp } from 'lucide-react'
import { Badge } from '../../badge/badge'
import { Card } from '../../card/card'
import { styled } from '../../glass/glass'
import { visuallyHidden } from '../../shared/visually-hidden'
import { Heading } from './dashboard.styles'
import { mark, wide } from './looks'

const days = [
  { day: 'Mon', revenue: 5.4 },
  { day: 'Tue', revenue: 6.1 },
  { day: 'Wed', revenue: 5.2 },
  { day: 'Thu', revenue: 7.3 },
  { day: 'Fri', revenue: 8.6 },
  { day: 'Sat', revenue: 9.4 },
  { day: 'Sun', revenue: 6.3 },
]

const highest = 10

/** The revenue of the week, as a figure and as bars. */
export function Revenue() {
  return (
    <Card
      style={wide}
      header={
        <>
          <Heading>Revenue</Heading>
          <Badge kind="success" style={mark}>
            <Change>
              <TrendingUp size={16} aria-hidden />
              12.4% up
            </Change>
          </Badge>
        </>
      }
    >
      <Figure>$48,290</Figure>
      <Bars role="list" aria-label="Revenue by day">
        {days.map(({ day, revenue }) => (
          <Day key={day}>
            <Bar style={{ blockSize: `${(revenue / highest) * 100}%` }} />
            <Name>
              {day}
              <Amount>: ${revenue}K</Amount>
            </Name>
          </Day>
        ))}
      </Bars>
    </Card>
  )
}

const Change = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  vertical-align: top;
`

const Figure = styled.div`
  margin: 0 0 1.25rem;
  font-size: 2.25rem;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;
  line-height: 1.1;
`

const Bars = styled.ul`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: min(0.625rem, 1.75cqi);
  height: 10.5rem;
  margin: 0;
  padding: 0;
  list-style: none;
`

const Day = styled.li`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  gap: 0.5rem;
  min-width: 0;
  text-align: center;
`

const Bar = styled.span`
  align-self: end;
  border-radius: 0.625rem;
  background: linear-gradient(currentColor, color-mix(in srgb, currentColor 55%, transparent));

  @media (forced-colors: active) {
    background: CanvasText;
  }
`

const Name = styled.span`
  font-size: 0.75rem;
  font-weight: 600;
  white-space: nowrap;
`

const Amount = styled.span`
  ${visuallyHidden}
`
