import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { sendMessage } from '../../api/contact'
import { createFormGuard } from '../../api/form-guard'
import { contactMessageSchema } from '../../shared/contact-message'
import { Field } from '../parts/field'
import { Form } from '../parts/form'
import { Honeypot } from '../parts/honeypot'
import { SendButton } from '../parts/send-button'
import styles from './contact-form.module.css'

const empty = { fullName: '', phoneNumber: '', email: '', message: '' }

/** The contact form. The browser checks for empty fields, the schema for those that contain only spaces. */
export function ContactForm() {
  const { register, handleSubmit, reset, formState } = useForm({
    defaultValues: empty,
    resolver: zodResolver(contactMessageSchema),
  })
  const { errors, isSubmitting } = formState
  const [{ watch, send: sendForm }] = useState(createFormGuard)

  const send = handleSubmit(async (message) => {
    try {
      await sendMessage(message, sendForm)
    } catch (error) {
      console.error(error)
      window.alert('Failed to send message. Please try again later.')
      return
    }
    reset()
    window.alert('Message Sent Successfully!')
  })

  return (
    <Form label="Contact Us" onSend={send}>
      <Honeypot ref={watch} />
      <Field label="Full Name" error={errors.fullName?.message}>
        {(attributes) => (
          <input
            {...attributes}
            {...register('fullName')}
            required
            autoComplete="name"
            readOnly={isSubmitting}
          />
        )}
      </Field>
      <div className={styles.pair}>
        <Field label="Phone Number" error={errors.phoneNumber?.message}>
          {(attributes) => (
            <input
              {...attributes}
              {...register('phoneNumber')}
              type="tel"
              required
              autoComplete="tel"
              readOnly={isSubmitting}
            />
          )}
        </Field>
        <Field label="Email" error={errors.email?.message}>
          {(attributes) => (
            <input
              {...attributes}
              {...register('email')}
              type="email"
              required
              autoComplete="email"
              readOnly={isSubmitting}
            />
          )}
        </Field>
      </div>
      <Field label="Message" error={errors.message?.message}>
        {(attributes) => (
          <textarea {...attributes} {...register('message')} required readOnly={isSubmitting} />
        )}
      </Field>
      {/* Not required, and not sent. */}
      <label className={styles.check}>
        <input type="checkbox" />
        I'm not a robot
      </label>
      <SendButton sending={isSubmitting} sendingText="Sending…">
        Send Message
      </SendButton>
    </Form>
  )
}
