'use client'

import { useId } from 'react'
import { Badge } from '../../badge/badge'
import { Card } from '../../card/card'
import { styled } from '../../glass/glass'
import { Heading } from '../../shared/screen-layout.styles'
import { wide } from './looks'

const orders = [
  { number: '2041', item: 'Ridge Tent 2', state: 'Arrives on Thursday', kind: 'info', total: '$349' },
  { number: '1987', item: 'Merino Base', state: 'Delivered in May', kind: 'neutral', total: '$79' },
  { number: '1902', item: 'Glide Runner', state: 'Delivered in March', kind: 'neutral', total: '$89' },
] as const

/** The latest orders, newest first. */
export function Orders() {
  const heading = useId()
  return (
    <Card style={wide} header={<Heading id={heading}>Your orders</Heading>}>
      <List role="list" aria-labelledby={heading}>
        {orders.map(({ number, item, state, kind, total }) => (
          <Order key={number}>
            <span>
              <Item>{item}</Item>
              <Badge kind={kind}>{state}</Badge>
            </span>
            <span>{total}</span>
          </Order>
        ))}
      </List>
    </Card>
  )
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`

const Order = styled.li`
  display: flex;
  justify-content: space-between;
  gap: 1rem;
  padding: 0.75rem 0;
  border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent);
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;

  &:first-of-type {
    padding-top: 0;
    border-top: 0;
  }

  &:last-child {
    padding-bottom: 0;
  }
`

const Item = styled.span`
  display: block;
  margin-bottom: 0.25rem;
  font-weight: 600;
`
