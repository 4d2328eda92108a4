'use client'

import { useId, useState, type SubmitEvent } from 'react'
import { Alert } from '../../alert/alert'
import { Button } from '../../button/button'
import { Calendar, type CalendarValue } from '../../calendar/calendar'
import { Card } from '../../card/card'
import { Dropdown } from '../../dropdown/dropdown'
import { Field } from '../../field/field'
import { styled } from '../../glass/glass'
import { Input } from '../../input/input'
import type { ProductChoice } from '../../product/product-data'
import { Heading, Text } from '../../shared/screen-layout.styles'
import { Textarea } from '../../textarea/textarea'
import { wide } from './looks'

interface CheckoutProps {
  /** The contents of the cart. */
  pairs: readonly ProductChoice[]
  /** The price of one pair, in dollars. */
  price: number
}

const deliveries = [
  { value: 'standard', label: 'Standard, free' },
  { value: 'express', label: 'Express, $9' },
  { value: 'store', label: 'Collect in Oslo' },
]

/** The cart, and the form for its delivery. */
export function Checkout({ pairs, price }: CheckoutProps) {
  const heading = useId()
  const [day, setDay] = useState<CalendarValue>(null)
  const [isSent, setSent] = useState(false)
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    setSent(true)
  }
  return (
    <Card
      render={<form aria-labelledby={heading} onSubmit={send} />}
      style={wide}
      header={<Heading id={heading}>Checkout</Heading>}
      footer={
        <>
          <Text>You can change or cancel it until it is packed.</Text>
          <Button neutral kind="filled" type="submit">
            Place order
          </Button>
          {isSent && (
            <Alert kind="success" heading="Thank you, Yuki" live style={wide}>
              Your order is on its way.
            </Alert>
          )}
        </>
      }
    >
      <Cart role="list">
        {pairs.map(({ color, size }, index) => (
          // The same pair can be in the cart twice.
          <Line key={index}>
            <span>{`Glide Runner, ${color}, size ${size}`}</span>
            <Sum>{`$${price}`}</Sum>
          </Line>
        ))}
        <Line data-sum="">
          <span>Total</span>
          <Sum>{`$${pairs.length * price}`}</Sum>
        </Line>
      </Cart>
      <Fields>
        <Column>
          <Field bare label="Name" style={wide}>
            <Input autoComplete="name" defaultValue="Yuki Tanaka" required style={wide} />
          </Field>
          <Field bare label="Delivery" style={wide}>
            <Dropdown label="Delivery" options={deliveries} showValue />
          </Field>
          <Field bare label="Note for the driver" hint="It is printed on the parcel." style={wide}>
            <Textarea rows={3} placeholder="The bell is broken, please knock." style={wide} />
          </Field>
        </Column>
        <Field bare label="Day of delivery" style={wide}>
          <Calendar locale="en-US" value={day} onValueChange={setDay} required style={wide} />
        </Field>
      </Fields>
    </Card>
  )
}

const Cart = styled.ul`
  margin: 0 0 1rem;
  padding: 0;
  list-style: none;
`

const Line = styled.li`
  display: flex;
  justify-content: space-between;
  gap: 1rem;
  padding: 0.5rem 0;
  border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent);
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;

  &[data-sum] {
    border-bottom: 0;
    font-weight: 700;
  }
`

const Sum = styled.span`
  white-space: nowrap;
`

const Fields = styled.div`
  display: grid;
  gap: 1rem 1.25rem;
  grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
`

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 1rem;
`
