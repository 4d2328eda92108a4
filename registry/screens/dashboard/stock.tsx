'use client'

import { useId, useState } from 'react'
import { Card } from '../../card/card'
import { styled } from '../../glass/glass'
import { Text } from '../../shared/screen-layout.styles'
import { Slider } from '../../slider/slider'
import { Spinner } from '../../spinner/spinner'
import { Heading } from './dashboard.styles'
import { tinted, track, wide } from './looks'

/** The reorder level, and the progress of counting the stock. */
export function Stock() {
  const id = useId()
  const [least, setLeast] = useState(40)
  return (
    <Card style={wide} header={<Heading>Stock</Heading>}>
      <Line>
        <label htmlFor={id}>Reorder below</label>
        <output htmlFor={id}>{`${least} items`}</output>
      </Line>
      <Slider
        id={id}
        max={100}
        step={5}
        value={least}
        onValueChange={setLeast}
        backgroundColor="var(--screen-foreground)"
        style={track}
      />
      <Sync>
        <Spinner label="Counting the stock" size={20} borderWidth={3} color="inherit" style={tinted} />
        <Text>Counting Oslo, 214 of 380 shelves.</Text>
      </Sync>
    </Card>
  )
}

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 1rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`

const Sync = styled.div`
  display: flex;
  align-items: center;
  gap: 0.875rem;
  margin-top: 1.25rem;
`
