import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Field } from '../parts/field'
import { Form } from '../parts/form'
import styles from './donation-form.module.css'
import { donationSchema } from './donation-schema'

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

/** The donation form. It is validated on submit only, sends no request, and keeps its values. */
export function DonationForm() {
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
