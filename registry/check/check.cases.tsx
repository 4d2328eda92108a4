import { useState } from 'react'
import { Check } from './check'
import { CheckGroup } from './check-group'

/** Mixed ones in a form: one by itself, and one whose parent holds all of it. */
export function Mixed() {
  const [isOn, setOn] = useState(true)
  const [isMixed, setMixed] = useState(true)
  return (
    <form>
      <Check name="own" defaultIndeterminate>
        Own
      </Check>
      <Check checked={isOn} indeterminate={isMixed} onCheckedChange={setOn} onIndeterminateChange={setMixed}>
        Held
      </Check>
      <Check checked={false} indeterminate>
        Refused
      </Check>
      <p role="status">{`${isOn ? 'on' : 'off'}, ${isMixed ? 'mixed' : 'not mixed'}`}</p>
      <button type="reset">Reset</button>
    </form>
  )
}

/** A press on what describes it is one on the label, but for links. */
export const Described = () => (
  <Check
    description={
      <>
        For thirty days. See the <a href="#privacy">privacy notes</a>.
      </>
    }
  >
    I agree to the <a href="#terms">terms</a>
  </Check>
)

const rooms = [
  { value: 'hall', label: 'Hall', disabled: true },
  { value: 'bar', label: 'Bar', description: 'With a view of the stage.' },
  { value: 'foyer', label: 'Foyer' },
]

/** Two options can change. The third one's value belongs to an option that comes later. */
export function Rooms() {
  const [told, setTold] = useState<readonly string[]>([])
  return (
    <form>
      <CheckGroup
        legend="Rooms"
        selectAll="All rooms"
        name="room"
        options={rooms}
        defaultValue={['attic', 'hall', 'foyer']}
        onValueChange={setTold}
      />
      <p role="status">{told.join(' ')}</p>
      <button type="reset">Reset</button>
    </form>
  )
}

/** A parent that refuses each change. */
export const Refused = () => (
  <CheckGroup legend="Locked" selectAll="All" options={['One', 'Two']} value={['One']} />
)

/** An option that is gone as soon as it is checked. */
export function Going() {
  const [left, setLeft] = useState<readonly string[]>(['First', 'Second', 'Third'])
  return (
    <CheckGroup
      legend="To do"
      selectAll="All"
      options={left}
      value={[]}
      onValueChange={(done) => setLeft(left.filter((one) => !done.includes(one)))}
    />
  )
}

/** The form of a group elsewhere on the page, which needs one of its options. */
export function Elsewhere() {
  const [sent, setSent] = useState('')
  return (
    <>
      <CheckGroup form="send" legend="Days" name="day" options={['Mon', 'Tue']} required />
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
