import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { sendMessage } from '../api/contact'
import { createFormGuard } from '../api/form-guard'
import { contactMessageSchema } from '../shared/contact-message'
import { Icon } from '../ui/icon'
import { repositoryUrl, site } from '../ui/site'
import { Field, Form } from './parts/form'
import { createDraft, useDraft } from './parts/draft'
import { Honeypot, SendButton } from './parts/guarded-form'
import { PageHeader } from './parts/page-header'
import { ScrollIn } from './parts/scroll-in'
import styles from './contact.module.css'

/** The contact page: contact details and a form. */
export function Contact() {
  return (
    <main id="main">
      <div className="container">
        <PageHeader title="Get in touch">
          A question, a bug, an idea for a component? The {site.name} team would like to hear from you.
        </PageHeader>
        <div className={styles.columns}>
          <ScrollIn className={styles.column}>
            <Welcome />
          </ScrollIn>
          <ScrollIn className={styles.column}>
            <section className={`glass ${styles.form ?? ''}`} aria-labelledby="contact-us">
              <h2 id="contact-us">Contact Us</h2>
              <ContactForm />
            </section>
          </ScrollIn>
        </div>
      </div>
    </main>
  )
}

const { email, phone } = site.contact
const website = site.contact.website || repositoryUrl

/** Only what is configured: nobody answers at an invented address. */
const details = [
  ...(email === '' ? [] : [{ icon: 'mail', label: 'E-mail', text: email, href: `mailto:${email}` } as const]),
  ...(phone === ''
    ? []
    : [
        {
          icon: 'phone',
          label: 'Phone',
          text: phone,
          href: `tel:${phone.replaceAll(/[^+\d]/g, '')}`,
        } as const,
      ]),
  { icon: 'globe', label: 'Website', text: website.replace(/^https?:\/\/|\/$/g, ''), href: website } as const,
]

const missing = [email === '' && 'e-mail address', phone === '' && 'phone number'].filter(
  (words) => words !== false,
)

const features = [
  'Snippets that run beside the copied source',
  'Controls that write the code for you',
  'Keys and announcements of every component, tested',
  'One folder per component, free under the MIT license',
] as const

/** The panel beside the form: contact details and features of the library. */
function Welcome() {
  return (
    <section className={styles.stage} aria-labelledby="welcome">
      <div className={styles.glass}>
        <h2 id="welcome">Welcome to {site.name}</h2>
        <p>
          Write to us with the form. Your message goes to our own server, where only its owner can read it.
        </p>
        <dl className={styles.details}>
          {details.map(({ icon, label, text, href }) => (
            <div key={label}>
              <dt>
                <Icon name={icon} size={18} />
                {label}
              </dt>
              <dd>
                <a href={href}>{text}</a>
              </dd>
            </div>
          ))}
        </dl>
        {missing.length > 0 && (
          <p className={styles.missing}>{`This copy of ${site.name} has no ${missing.join(' or ')}.`}</p>
        )}
        <h3>What you get</h3>
        <ul className={styles.features}>
          {features.map((text) => (
            <li key={text}>
              <Icon name="check" size={18} />
              {text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const draft = createDraft('contact', { fullName: '', phoneNumber: '', email: '', message: '' })

/** The browser rejects empty fields, and the schema those that contain only spaces. */
function ContactForm() {
  const form = useForm({
    defaultValues: draft.start(),
    resolver: zodResolver(contactMessageSchema),
  })
  const { register, handleSubmit } = form
  const { errors, isSubmitting } = form.formState
  const clear = useDraft(draft, form)
  const [{ watch, send: sendForm }] = useState(() => createFormGuard('message'))

  const send = handleSubmit(async (message) => {
    try {
      await sendMessage(message, sendForm)
    } catch (error) {
      console.error(error)
      window.alert('Failed to send message. Please try again later.')
      return
    }
    clear(message, 'Your message has been sent.')
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
      <p className={styles.hint}>Until you send it, your message stays in this tab.</p>
    </Form>
  )
}
