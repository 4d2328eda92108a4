'use client'

import { useId, useState } from 'react'
import { Button } from '../../button/button'
import { Calendar, type CalendarValue } from '../../calendar/calendar'
import { Dropdown } from '../../dropdown/dropdown'
import { styled } from '../../glass/glass'
import { Input } from '../../input/input'
import type { ProductChoice } from '../../product/product-data'
import { Heading, Text } from '../../shared/screen-layout.styles'
import { Textarea } from '../../textarea/textarea'
import { field, strong, wide } from './looks'

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
  const id = useId()
  const [day, setDay] = useState<CalendarValue>(null)
  const [isSent, setSent] = useState(false)
  return (
    <Form
      aria-labelledby={`${id}heading`}
      onSubmit={(event) => {
        event.preventDefault()
        setSent(true)
      }}
    >
      <Heading id={`${id}heading`}>Checkout</Heading>
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
          <Field>
            <label htmlFor={`${id}name`}>Name</label>
            <Input {...field} id={`${id}name`} autoComplete="name" defaultValue="Yuki Tanaka" required />
          </Field>
          <Field>
            {/* Hidden, because the button has the same name. */}
            <span data-label="" aria-hidden="true">
              Delivery
            </span>
            <Dropdown
              label="Delivery"
              options={deliveries}
              showValue
              style={{ gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' }}
            />
          </Field>
          <Field>
            <label htmlFor={`${id}note`}>Note for the driver</label>
            <Textarea
              id={`${id}note`}
              rows={3}
              placeholder="The bell is broken, please knock."
              style={wide}
            />
          </Field>
        </Column>
        <Field>
          <span id={`${id}day`} data-label="">
            Day of delivery
          </span>
          <Calendar
            aria-labelledby={`${id}day`}
            aria-label={undefined}
            locale="en-US"
            value={day}
            onValueChange={setDay}
            style={wide}
          />
        </Field>
      </Fields>
      <Button {...strong} type="submit" fullWidth>
        Place order
      </Button>
      <Text role="status">
        {isSent
          ? 'Thank you, Yuki. Your order is on its way.'
          : 'You can change or cancel it until it is packed.'}
      </Text>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: 1rem;
`

const Cart = styled.ul`
  margin: 0;
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

const Field = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 0.375rem;
  min-width: 0;
  font-size: 0.9375rem;

  & > :is(label, [data-label]) {
    font-weight: 600;
  }
`
