'use client'

import { useState } from 'react'
import { Accordion } from '../../accordion/accordion'
import { Alert } from '../../alert/alert'
import { Card } from '../../card/card'
import { ContactForm } from '../../contact/contact-form'
import { ContactInfo } from '../../contact/contact-info'
import { Column, Heading, Text } from '../../shared/screen-layout.styles'
import { Columns } from './account.styles'
import { wide } from './looks'

const questions = [
  {
    title: 'Can I change an order?',
    content: 'Yes, until it is packed. Write to us with its number.',
  },
  {
    title: 'How do I send things back?',
    content: 'Within 60 days, in any box. The label is free.',
  },
  {
    title: 'Which size is mine?',
    content: 'Measure your longer foot in the evening, and add one centimetre.',
  },
]

/** Answers, and the ways to reach the store. */
export function Help() {
  const [isSent, setSent] = useState(false)
  return (
    <Columns>
      <Column>
        <Card style={wide}>
          <Heading>Need a hand?</Heading>
          <Text>Amara and Mateo answer within a day.</Text>
        </Card>
        {isSent && (
          <Alert kind="success" heading="Thank you" live onClose={() => setSent(false)} style={wide}>
            Amara writes to you within a day.
          </Alert>
        )}
        <ContactInfo
          email="hello@northwind.example"
          phone="+47 22 55 01 00"
          location="Storgata 12, 0155 Oslo"
          style={wide}
        />
        <Accordion items={questions} style={wide} />
      </Column>
      <ContactForm
        aria-label="Write to the store"
        labels={{ send: isSent ? 'Sent' : 'Send message' }}
        onSubmit={(event) => {
          event.preventDefault()
          event.currentTarget.reset()
          setSent(true)
        }}
        style={wide}
      />
    </Columns>
  )
}
