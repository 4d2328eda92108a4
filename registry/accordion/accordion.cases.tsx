import { useState } from 'react'
import { Accordion } from './accordion'

/** A control in an open item closes it. */
export function Closing() {
  const [value, setValue] = useState<readonly string[]>(['Address'])
  const done = (
    <button type="button" onClick={() => setValue(['Payment'])}>
      Done
    </button>
  )
  return (
    <Accordion
      value={value}
      onValueChange={setValue}
      items={[
        { title: 'Address', content: done },
        { title: 'Payment', content: '' },
      ]}
    />
  )
}
