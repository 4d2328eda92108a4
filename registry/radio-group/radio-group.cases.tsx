import { useState } from 'react'
import { RadioGroup } from './radio-group'

const rooms = [
  { value: 'hall', label: 'Hall', disabled: true },
  { value: 'bar', label: 'Bar', description: 'With a view of the stage.' },
  { value: 'foyer', label: 'Foyer' },
]

/** Two in one form. Only the first has a name, and its parent is told of each change. */
export function Rooms() {
  const [told, setTold] = useState('nothing')
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <RadioGroup
        legend="Rooms"
        name="room"
        options={rooms}
        defaultValue="foyer"
        onValueChange={(value) => setTold(value || 'none')}
      />
      <RadioGroup
        legend="Chairs"
        options={['Ten', 'Twenty']}
        onValueChange={(value) => setTold(value || 'none')}
      />
      <p role="status">{told}</p>
      <button type="reset">Reset</button>
    </form>
  )
}

/** A parent that refuses each change, also of a reset, once it is locked. */
export function Refused() {
  const [value, setValue] = useState('One')
  const [isLocked, setLocked] = useState(false)
  const [asked, setAsked] = useState(0)
  return (
    <form>
      <RadioGroup
        legend="Locked"
        options={['One', 'Two', 'Three']}
        value={value}
        onValueChange={(next) => {
          setAsked(asked + 1)
          if (!isLocked) setValue(next)
        }}
      />
      <p role="status">{asked}</p>
      <button type="button" onClick={() => setLocked(true)}>
        Lock
      </button>
      <button type="reset">Reset</button>
    </form>
  )
}

/** Equal values, and one that no option has. */
export const Unknown = () => (
  <>
    <RadioGroup
      legend="Equal"
      options={[
        { value: 'same', label: 'First' },
        { value: 'same', label: 'Second' },
        { value: 'other', label: 'Third' },
      ]}
      defaultValue="same"
    />
    <RadioGroup legend="Unknown" options={['A', 'B']} value="C" />
  </>
)

/** An option that is gone as soon as it is checked. */
export function Going() {
  const [left, setLeft] = useState<readonly string[]>(['First', 'Second', 'Third'])
  return (
    <RadioGroup
      legend="To do"
      options={left}
      value={null}
      onValueChange={(done) => setLeft(left.filter((one) => one !== done))}
    />
  )
}

/** Options that come later, before the initial ones. */
export function Later() {
  const [options, setOptions] = useState<readonly string[]>(['One', 'Two'])
  return (
    <form>
      <RadioGroup legend="Numbers" options={options} defaultValue="One" />
      <button type="button" onClick={() => setOptions(['Zero', ...options])}>
        More
      </button>
      <button type="reset">Reset</button>
    </form>
  )
}

/** The form of a group elsewhere on the page, which needs one of its options. */
export function Elsewhere() {
  const [sent, setSent] = useState('')
  return (
    <>
      <RadioGroup form="send" legend="Day" name="day" options={['Mon', 'Tue']} required />
      <RadioGroup form="send" legend="Unsent" options={['Yes', 'No']} defaultValue="Yes" />
      <form
        id="send"
        onSubmit={(event) => {
          event.preventDefault()
          setSent(JSON.stringify([...new FormData(event.currentTarget)]))
        }}
      >
        <button type="submit">Send</button>
      </form>
      <p role="status">{sent}</p>
    </>
  )
}
