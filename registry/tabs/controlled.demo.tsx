'use client'

import { useState } from 'react'
import { Tabs } from './tabs'

const steps = [
  {
    value: 'address',
    title: 'Address',
    content: '1 Main Street, Springfield',
  },
  {
    value: 'payment',
    title: 'Payment',
    content: 'A card that ends with 3456',
  },
  {
    value: 'gift',
    title: 'Gift',
    content: 'A card with your words',
    disabled: true,
  },
  {
    value: 'review',
    title: 'Review',
    content: 'One sneaker, ₹846.00',
  },
]

export default function Example() {
  const [step, setStep] = useState('address')
  return (
    <Tabs
      aria-label="Order"
      activation="manual"
      items={steps}
      value={step}
      onValueChange={setStep}
    />
  )
}
