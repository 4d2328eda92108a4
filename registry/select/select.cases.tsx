import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Field } from '../field/field'
import { Select } from './select'

/** One of each kind of option. */
export const Kinds = () => (
  <>
    <Select
      aria-label="City"
      options={[
        'Ankara',
        { value: 'b', label: 'Berlin' },
        { value: 'c', label: 'Cairo', disabled: true },
        { label: 'Far away', options: ['Quito', { value: 's', label: 'Sydney', disabled: true }] },
      ]}
    />
    <Select aria-label="Small" options={['One']} size="sm" />
    <Select aria-label="Large" options={['One']} size="lg" />
  </>
)

/** One whose parent refuses, and one whose parent follows it. */
export function Held() {
  const [room, setRoom] = useState('Attic')
  return (
    <>
      <Select aria-label="Locked" options={['Attic', 'Studio']} value="Attic" onChange={() => {}} />
      <Select
        aria-label="Held"
        options={['Attic', 'Studio']}
        value={room}
        onChange={(event) => setRoom(event.target.value)}
      />
      <p role="status">{room}</p>
    </>
  )
}

/** A form of react-hook-form. */
export function Registered() {
  const { register, handleSubmit } = useForm({ defaultValues: { room: 'Studio', extras: ['Tea'] } })
  const [sent, setSent] = useState('')
  return (
    <form onSubmit={(event) => void handleSubmit((data) => setSent(JSON.stringify(data)))(event)}>
      <Select {...register('room')} aria-label="Room" options={['Attic', 'Studio']} />
      <Select {...register('extras')} aria-label="Extras" options={['Tea', 'Cake']} multiple />
      <button type="submit">Send</button>
      <output>{sent}</output>
    </form>
  )
}

/** A form that needs a room. */
export function Plain() {
  const [sent, setSent] = useState('nothing')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setSent([...new FormData(event.currentTarget).values()].map(String).join(', '))
      }}
    >
      <Field label="Room">
        <Select name="room" options={['Attic', 'Studio']} placeholder="Choose" required />
      </Field>
      <Select aria-label="Extras" name="extra" options={['Tea', 'Cake']} defaultValue={['Cake']} multiple />
      <button type="submit">Send</button>
      <button type="reset">Reset</button>
      <output>{sent}</output>
    </form>
  )
}

/** A long word in a narrow place, as on a small screen. */
export const Narrow = () => (
  <div style={{ width: '12rem' }}>
    <Select aria-label="Word" options={['Donaudampfschifffahrtsgesellschaft', 'Rat']} />
  </div>
)
