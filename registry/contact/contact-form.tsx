import { useId, type ComponentProps } from 'react'
import { Box, Button, Caption, Form, Input, Message, Parts, Robot, Row } from './contact-form-parts'
import { useContactForm } from './use-contact-form'

/** A glass contact form with a name, phone, email and message field, all required. */
export function ContactForm(props: Omit<ComponentProps<'form'>, 'onSubmit' | 'children'>) {
  const id = useId()
  const { isReady, send } = useContactForm()
  return (
    <Form aria-label="Contact" {...props} onSubmit={send}>
      <Parts disabled={!isReady}>
        <Row>
          <Caption htmlFor={`${id}name`}>Name</Caption>
          <Input id={`${id}name`} name="name" autoComplete="name" required />
        </Row>
        <Row>
          <Caption htmlFor={`${id}phone`}>Phone</Caption>
          <Input id={`${id}phone`} name="phone" type="tel" autoComplete="tel" required />
        </Row>
        <Row>
          <Caption htmlFor={`${id}email`}>Email</Caption>
          <Input id={`${id}email`} name="email" type="email" autoComplete="email" required />
        </Row>
        <Row>
          <Caption htmlFor={`${id}message`}>Message</Caption>
          <Message id={`${id}message`} name="message" required />
        </Row>
        <Robot>
          {/* Without a name, it is not part of the form data. */}
          <Box type="checkbox" />
          I'm not a robot
        </Robot>
        <Button type="submit">Send Message</Button>
      </Parts>
      <noscript>This form needs JavaScript.</noscript>
    </Form>
  )
}
