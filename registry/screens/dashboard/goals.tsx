'use client'

import { Card } from '../../card/card'
import { styled } from '../../glass/glass'
import { ProgressBar } from '../../progress-bar/progress-bar'
import { Heading } from './dashboard.styles'
import { tinted, wide } from './looks'

const goals = [
  { name: 'Tents', progress: 82 },
  { name: 'Jackets', progress: 64 },
  { name: 'Boots', progress: 41 },
]

/** The progress of the month's goals. */
export function Goals() {
  return (
    <Card style={wide} header={<Heading>Goals for June</Heading>}>
      <List role="list">
        {goals.map(({ name, progress }) => (
          <li key={name}>
            <Line>
              <span>{name}</span>
              <span>{progress}%</span>
            </Line>
            <ProgressBar
              aria-label={`${name}, share of the goal`}
              progress={progress}
              size="sm"
              theme="white"
              color="var(--screen-foreground)"
              style={tinted}
            />
          </li>
        ))}
      </List>
    </Card>
  )
}

const List = styled.ul`
  display: grid;
  gap: 1rem;
  margin: 0 0 0.25rem;
  padding: 0;
  list-style: none;
`

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  margin-bottom: 0.5rem;
  font-size: 0.9375rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`
