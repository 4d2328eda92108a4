'use client'

import { useState } from 'react'
import { Card } from '../../card/card'
import { PricingPlan } from '../../pricing/pricing'
import { Heading, Text } from '../../shared/screen-layout.styles'
import { wide } from './looks'
import { Cards } from './shop.styles'

const plans = [
  {
    title: 'Trail',
    tag: 'For a start',
    desciption: 'For a few weekends a year.',
    price: '$4',
    features: ['Free delivery', '60 days to return'],
  },
  {
    title: 'Summit',
    tag: 'Most chosen',
    desciption: 'For those who are always out.',
    price: '$9',
    features: ['Express delivery', 'Repairs for life'],
  },
]

/** Two memberships, and the chosen one. */
export function Memberships() {
  const [chosen, setChosen] = useState<string>()
  return (
    <>
      <Card style={wide}>
        <Heading>Join the club</Heading>
        <Text role="status">
          {chosen === undefined
            ? 'Members get their gear sooner, and keep it longer. Cancel whenever you like.'
            : `You chose ${chosen}. It begins with your next order.`}
        </Text>
      </Card>
      <Cards>
        {plans.map((plan) => (
          <PricingPlan
            key={plan.title}
            {...plan}
            titleColor="currentColor"
            fullBodyTextColor="var(--glass-foreground, #ffffff)"
            buttonRender={
              <button type="button" onClick={() => setChosen(plan.title)}>
                {`Choose ${plan.title}`}
              </button>
            }
            style={wide}
          />
        ))}
      </Cards>
    </>
  )
}
