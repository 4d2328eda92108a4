import { zodResolver } from '@hookform/resolvers/zod'
import { createElement, useActionState, type ReactElement } from 'react'
import { Controller, useForm, type Control } from 'react-hook-form'
import { z } from 'zod'
import { Calendar, type CalendarProps } from '../calendar/calendar'
import { Dropdown, type DropdownProps } from '../dropdown/dropdown'
import { Input } from '../input/input'
import { NumberField, type NumberFieldProps } from '../number-field/number-field'
import { Select } from '../select/select'
import { Slider, type SliderProps } from '../slider/slider'
import { Textarea } from '../textarea/textarea'
import { Field } from './field'

/** Every control with a value, by its label, empty where it can be. */
const controls: Readonly<Record<string, ReactElement<object>>> = {
  Name: <Input name="Name" required />,
  About: <Textarea name="About" required />,
  Size: <Dropdown name="Size" options={['Small', 'Large']} defaultValue={null} required />,
  Country: <Select name="Country" options={['Chile', 'Ghana']} placeholder="Choose one" required />,
  Guests: <NumberField name="Guests" required />,
  Volume: <Slider name="Volume" />,
  Day: <Calendar name="Day" defaultValue={null} required />,
}

interface Texts {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
}

/** How a control gets its texts. */
type Place = (control: ReactElement<object>, texts: Texts) => ReactElement

/** From a field around it. */
const inField: Place = (control, texts) => (
  <Field key={texts.label} {...texts}>
    {control}
  </Field>
)

/** From its own props. */
const byProps: Place = ({ type, props }, texts) =>
  createElement(type, { ...props, key: texts.label, ...texts })

/** A plain form, whose errors are the browser's. */
const plain = (place: Place) => () => (
  <form onSubmit={(event) => event.preventDefault()}>
    {Object.entries(controls).map(([label, control]) => place(control, { label, hint: `About ${label}.` }))}
    <button type="submit">Send</button>
  </form>
)

/** A form of one of React's actions, which finds an error in each field. */
const acting = (place: Place) =>
  function Acting() {
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
        {Object.entries(controls).map(([label, control]) => place(control, { label, error: errors[label] }))}
        <button type="submit">Send</button>
      </form>
    )
  }

const schema = z.object({
  Name: z.string().min(1, 'Enter a name.'),
  About: z.string().min(1, 'Write a sentence.'),
  Size: z.string().min(1, 'Choose a size.'),
  Country: z.string().min(1, 'Choose a country.'),
  Guests: z.number('Count your guests.').nullable().refine(Boolean, 'Count your guests.'),
  Volume: z.number().max(40, 'That is too loud.'),
  Day: z.date('Choose a day.').nullable().refine(Boolean, 'Choose a day.'),
})

/** The props of a control whose value is not the text of a native control. */
interface Controlled {
  of: Control<z.infer<typeof schema>>
}

const Size = ({ of, ...rest }: Controlled & Partial<DropdownProps>) => (
  <Controller
    name="Size"
    control={of}
    render={({ field: { value, onChange, ref } }) => (
      <Dropdown {...rest} ref={ref} options={['Small', 'Large']} value={value} onValueChange={onChange} />
    )}
  />
)

const Guests = ({ of, ...rest }: Controlled & NumberFieldProps) => (
  <Controller
    name="Guests"
    control={of}
    render={({ field: { value, onChange, ref } }) => (
      <NumberField {...rest} ref={ref} value={value} onValueChange={onChange} />
    )}
  />
)

const Volume = ({ of, ...rest }: Controlled & SliderProps) => (
  <Controller
    name="Volume"
    control={of}
    render={({ field: { value, onChange, ref } }) => (
      <Slider {...rest} ref={ref} value={value} onValueChange={onChange} />
    )}
  />
)

const Day = ({ of, ...rest }: Controlled & CalendarProps) => (
  <Controller
    name="Day"
    control={of}
    render={({ field: { value, onChange, ref } }) => (
      <Calendar {...rest} ref={ref} value={value} onValueChange={onChange} />
    )}
  />
)

/** A form of react-hook-form: it registers native controls, and controls the others. */
const registered = (place: Place) =>
  function Registered() {
    const { register, control, handleSubmit, formState } = useForm({
      resolver: zodResolver(schema),
      defaultValues: { Name: '', About: '', Size: '', Country: '', Guests: null, Volume: 50, Day: null },
    })
    const named: Record<keyof z.infer<typeof schema>, ReactElement<object>> = {
      Name: <Input {...register('Name')} />,
      About: <Textarea {...register('About')} />,
      Size: <Size of={control} />,
      Country: <Select options={['Chile', 'Ghana']} placeholder="Choose one" {...register('Country')} />,
      Guests: <Guests of={control} />,
      Volume: <Volume of={control} />,
      Day: <Day of={control} />,
    }
    return (
      <form noValidate onSubmit={(event) => void handleSubmit(() => {})(event)}>
        {schema
          .keyof()
          .options.map((label) => place(named[label], { label, error: formState.errors[label]?.message }))}
        <button type="submit">Send</button>
      </form>
    )
  }

export const Plain = plain(inField)
export const PlainByProps = plain(byProps)
export const Acting = acting(inField)
export const ActingByProps = acting(byProps)
export const Registered = registered(inField)
export const RegisteredByProps = registered(byProps)
