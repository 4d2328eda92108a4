import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Icon } from '../ui/icon'
import { Field, Form } from './parts/form'
import styles from './donate.module.css'

/** A donation. A field shows the message of its first failing rule: an empty amount is not a number. */
export const donationSchema = z.object({
  amount: z.string().check(z.regex(/^\d+$/, 'Amount must be a number'), z.minLength(1, 'Amount is required')),
  name: z.string().check(z.minLength(1, 'Name is required')),
  email: z.string().check(z.regex(z.regexes.html5Email, 'Invalid email format')),
})

/** The donation page. Its style sheet makes the body dark gray while the page is shown. */
export function Donate() {
  return (
    <main id="main" className={styles.page}>
      <div className={styles.panel}>
        <span className={styles.icon}>
          <Icon name="heart" size={28} />
        </span>
        <h1>Support Us!</h1>
        <p className={styles.lead}>Your contributions help us continue our work.</p>
        <DonationForm />
      </div>
    </main>
  )
}

const fields = [
  {
    name: 'amount',
    label: 'Donation Amount',
    attributes: {
      placeholder: 'Enter amount in Rupees',
      inputMode: 'numeric',
      autoComplete: 'transaction-amount',
    },
  },
  { name: 'name', label: 'Your Name', attributes: { placeholder: 'Enter your name', autoComplete: 'name' } },
  {
    name: 'email',
    label: 'Your Email',
    attributes: { type: 'email', placeholder: 'Enter your email', autoComplete: 'email' },
  },
] as const

/** The form is validated on submit only, sends no request, and keeps its values. */
function DonationForm() {
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { amount: '', name: '', email: '' },
    resolver: zodResolver(donationSchema),
    reValidateMode: 'onSubmit',
  })
  const { errors } = formState
  const donate = handleSubmit(() => window.alert('Form submitted successfully!'))

  return (
    <Form label="Donation" onSend={donate} noValidate>
      {fields.map(({ name, label, attributes }) => (
        <div key={name} className={styles.field}>
          <Field label={label} error={errors[name]?.message}>
            {(control) => <input {...control} {...register(name)} {...attributes} aria-required="true" />}
          </Field>
        </div>
      ))}
      <button type="submit" className={`button button-primary ${styles.donate ?? ''}`}>
        Donate Now
      </button>
    </Form>
  )
}
