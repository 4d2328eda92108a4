import { useState } from 'react'
import { Dropdown } from './dropdown'

/** An option that its consumer removes, disables or hides once it has focus. */
export function Disappearing() {
  const [way, setWay] = useState('')
  return (
    <>
      <Dropdown
        label="City"
        options={way === 'removed' ? ['Ankara'] : ['Ankara', 'Berlin', 'Cairo']}
        disabled={way === 'disabled'}
        onKeyDown={(event) => {
          if (event.key === 'F2') setWay('removed')
          if (event.key === 'F4') setWay('disabled')
        }}
      />
      <button type="button">Next</button>
    </>
  )
}
