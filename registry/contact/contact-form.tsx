'use client'

import { useId, type ComponentProps } from 'react'
import { composeHandlers } from '../shared/compose'
import { Box, Button, Caption, Form, Input, Message, Parts, Robot, Row } from './contact-form.styles'
import { useContactForm } from './use-contact-form'

/** The texts of the form, each in English by default. */
export interface ContactFormLabels {
  name?: string | undefined
  phone?: string | undefined
  email?: string | undefined
  message?: string | undefined
  robot?: string | undefined
  send?: string | undefined
  /** What an alert says once the message is sent. */
  sent?: string | undefined
  /** What visitors without JavaScript read. */
  noScript?: string | undefined
}

export interface ContactFormProps extends Omit<ComponentProps<'form'>, 'children'> {
  /** The texts of the form. */
  labels?: ContactFormLabels | undefined
}

/**
 * A glass contact form with a name, phone, email and message field, all required. To send the message
 * in your own way, call `event.preventDefault()` in `onSubmit`. All other props are passed to the
 * native `<form>`.
 */
export function ContactForm({
  labels = {},
  onSubmit,
  'aria-label': ownLabel,
  className,
  ...rest
}: ContactFormProps) {
  const id = useId()
  const label = ownLabel || 'Contact'
  const { isReady, send } = useContactForm(labels.sent)
  return (
    <Form className={className} {...rest} aria-label={label} onSubmit={composeHandlers(onSubmit, send)}>
      <Parts disabled={!isReady} aria-label={label} aria-labelledby={rest['aria-labelledby']}>
        <Row>
          <Caption htmlFor={`${id}name`}>{labels.name ?? 'Name'}</Caption>
          <Input id={`${id}name`} name="name" autoComplete="name" required />
        </Row>
        <Row>
          <Caption htmlFor={`${id}phone`}>{labels.phone ?? 'Phone'}</Caption>
          <Input id={`${id}phone`} name="phone" type="tel" autoComplete="tel" required />
        </Row>
        <Row>
          <Caption htmlFor={`${id}email`}>{labels.email ?? 'Email'}</Caption>
          <Input id={`${id}email`} name="email" type="email" autoComplete="email" required />
        </Row>
        <Row>
          <Caption htmlFor={`${id}message`}>{labels.message ?? 'Message'}</Caption>
          <Message id={`${id}message`} name="message" required />
        </Row>
        <Robot>
          {/* No name: it is not part of the form data. */}
          <Box type="checkbox" />
          <span>{labels.robot ?? "I'm not a robot"}</span>
        </Robot>
        <Button type="submit">{labels.send ?? 'Send Message'}</Button>
      </Parts>
      <noscript>{labels.noScript ?? 'This form needs JavaScript.'}</noscript>
    </Form>
  )
}
