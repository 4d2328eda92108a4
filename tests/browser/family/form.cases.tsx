import { useState } from 'react'
import { Button } from '../../../registry/button/button'
import { Calendar } from '../../../registry/calendar/calendar'
import { Check } from '../../../registry/check/check'
import { CheckGroup } from '../../../registry/check/check-group'
import { Combobox } from '../../../registry/combobox/combobox'
import { Dropdown } from '../../../registry/dropdown/dropdown'
import { Input } from '../../../registry/input/input'
import { NumberField } from '../../../registry/number-field/number-field'
import { ProductCard } from '../../../registry/product/product'
import { sneaker } from '../../../registry/product/sneaker'
import { RadioGroup } from '../../../registry/radio-group/radio-group'
import { Select } from '../../../registry/select/select'
import { Slider } from '../../../registry/slider/slider'
import { Switch } from '../../../registry/switch/switch'
import { Textarea } from '../../../registry/textarea/textarea'

/** A form of somebody else's, with every component that holds a value, and what it would send. */
export function Order() {
  const [sent, setSent] = useState('nothing')
  return (
    <form
      aria-label="Order"
      onSubmit={(event) => {
        event.preventDefault()
        const data = [...new FormData(event.currentTarget)]
        setSent(data.map(([name, value]) => `${name}=${typeof value === 'string' ? value : ''}`).join(' & '))
      }}
    >
      <label htmlFor="name">Name</label>
      <Input id="name" name="name" required defaultValue="" />
      <label htmlFor="note">Note</label>
      <Textarea id="note" name="note" defaultValue="None" />
      <Dropdown name="size" label="Wrapping" options={['Paper', 'Box']} defaultValue={null} required />
      <Select name="room" aria-label="Room" options={['Attic', 'Studio']} />
      <Combobox name="city" aria-label="City" options={['Bern', 'Graz']} defaultValue="Graz" />
      <NumberField name="guests" aria-label="Guests" defaultValue={1000} />
      <Slider name="tip" aria-label="Tip" defaultValue={10} />
      <Switch name="news">News</Switch>
      <Check name="gift">Gift</Check>
      <CheckGroup legend="Days" name="on" options={['Mon', 'Tue']} defaultValue={['Mon']} />
      <RadioGroup legend="Payment" name="by" options={['Card', 'Cash']} defaultValue="Card" />
      <RadioGroup legend="Unsent" options={['Yes', 'No']} defaultValue="Yes" />
      <Calendar name="day" aria-label="Day" defaultValue={new Date(2026, 10, 22)} required />
      <ProductCard name="shoe" product={sneaker} />
      <Input name="unsent" aria-label="Unsent" disabled defaultValue="x" />
      <Button type="submit">Send</Button>
      <Button type="reset">Reset</Button>
      <output>Sent: {sent}</output>
    </form>
  )
}
