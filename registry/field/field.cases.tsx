import { zodResolver } from '@hookform/resolvers/zod'
import { useActionState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { Input } from '../input/input'
import { Field } from './field'

/** A plain form, whose errors are the browser's. */
export const Plain = () => (
  <form onSubmit={(event) => event.preventDefault()}>
    <Field label="E-mail" hint="We send the receipt there." data-testid="field">
      <Input name="mail" type="email" required />
    </Field>
    <button type="submit">Send</button>
    <button type="reset">Reset</button>
  </form>
)

const schema = z.object({ mail: z.email('Enter a whole address.') })

/** A form of react-hook-form. */
export function Registered() {
  const {
    register,
    handleSubmit,
    formState: { errors },
  } = useForm({ resolver: zodResolver(schema), defaultValues: { mail: '' } })
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(() => {})(event)}>
      <Field label="E-mail" error={errors.mail?.message}>
        <Input {...register('mail')} />
      </Field>
      <button type="submit">Send</button>
    </form>
  )
}

/** A form of one of React's actions. */
export function Acting() {
  const [error, send] = useActionState<string | undefined, FormData>(
    (_last, data) => (data.get('mail') === 'ada@vitrine.test' ? undefined : 'Only Ada may send.'),
    undefined,
  )
  return (
    <form action={send}>
      <Field label="E-mail" error={error}>
        <Input name="mail" defaultValue="bob@vitrine.test" />
      </Field>
      <button type="submit">Send</button>
    </form>
  )
}

/** A text with a limit, and a control that a function makes. */
export const Counted = () => (
  <>
    <Field label="About" counter counterText={(used, most) => `${used} of ${most} letters`}>
      <Input aria-describedby="own" defaultValue="Ada" maxLength={10} />
    </Field>
    <p id="own">Own words.</p>
    <Field label="Name">{(props) => <input {...props} maxLength={5} />}</Field>
  </>
)
