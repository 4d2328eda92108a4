import { zodResolver } from '@hookform/resolvers/zod'
import { useActionState, type ReactElement } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { z } from 'zod'
import { Calendar } from '../calendar/calendar'
import { Dropdown } from '../dropdown/dropdown'
import { Input } from '../input/input'
import { Select } from '../select/select'
import { Slider } from '../slider/slider'
import { Textarea } from '../textarea/textarea'
import { Field } from './field'

/** Every control with a value, by its label, empty where it can be. */
const controls: Readonly<Record<string, ReactElement>> = {
  Name: <Input name="Name" required />,
  About: <Textarea name="About" required />,
  Size: <Dropdown name="Size" options={['Small', 'Large']} defaultValue={null} required />,
  Country: <Select name="Country" options={['Chile', 'Ghana']} placeholder="Choose one" required />,
  Volume: <Slider name="Volume" />,
  Day: <Calendar name="Day" defaultValue={null} required />,
}

/** A plain form, whose errors are the browser's. */
export const Plain = () => (
  <form onSubmit={(event) => event.preventDefault()}>
    {Object.entries(controls).map(([label, control]) => (
      <Field key={label} label={label} hint={`About ${label}.`}>
        {control}
      </Field>
    ))}
    <button type="submit">Send</button>
  </form>
)

/** A form of one of React's actions, which finds an error in each field. */
export function Acting() {
  const [errors, send] = useActionState<Readonly<Record<string, string>>, FormData>(
    (_last, data) =>
      Object.fromEntries(
        Object.keys(controls).map((label) => [
          label,
          data.has(label) ? `${label} is taken.` : 'Nothing came.',
        ]),
      ),
    {},
  )
  return (
    <form action={send} noValidate>
      {Object.entries(controls).map(([label, control]) => (
        <Field key={label} label={label} error={errors[label]}>
          {control}
        </Field>
      ))}
      <button type="submit">Send</button>
    </form>
  )
}

const schema = z.object({
  Name: z.string().min(1, 'Enter a name.'),
  About: z.string().min(1, 'Write a sentence.'),
  Size: z.string().min(1, 'Choose a size.'),
  Country: z.string().min(1, 'Choose a country.'),
  Volume: z.number().max(40, 'That is too loud.'),
  Day: z.date('Choose a day.').nullable().refine(Boolean, 'Choose a day.'),
})

/** A form of react-hook-form: it registers native controls, and controls the others. */
export function Registered() {
  const { register, control, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { Name: '', About: '', Size: '', Country: '', Volume: 50, Day: null },
  })
  const errorOf = (name: keyof z.infer<typeof schema>) => formState.errors[name]?.message
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(() => {})(event)}>
      <Field label="Name" error={errorOf('Name')}>
        <Input {...register('Name')} />
      </Field>
      <Field label="About" error={errorOf('About')}>
        <Textarea {...register('About')} />
      </Field>
      <Field label="Size" error={errorOf('Size')}>
        {(props) => (
          <Controller
            name="Size"
            control={control}
            render={({ field: { value, onChange, ref } }) => (
              <Dropdown
                {...props}
                ref={ref}
                options={['Small', 'Large']}
                value={value}
                onValueChange={onChange}
              />
            )}
          />
        )}
      </Field>
      <Field label="Country" error={errorOf('Country')}>
        <Select options={['Chile', 'Ghana']} placeholder="Choose one" {...register('Country')} />
      </Field>
      <Field label="Volume" error={errorOf('Volume')}>
        {(props) => (
          <Controller
            name="Volume"
            control={control}
            render={({ field: { value, onChange, ref } }) => (
              <Slider {...props} ref={ref} value={value} onValueChange={onChange} />
            )}
          />
        )}
      </Field>
      <Field label="Day" error={errorOf('Day')}>
        {(props) => (
          <Controller
            name="Day"
            control={control}
            render={({ field: { value, onChange, ref } }) => (
              <Calendar {...props} ref={ref} value={value} onValueChange={onChange} />
            )}
          />
        )}
      </Field>
      <button type="submit">Send</button>
    </form>
  )
}
