import { useState } from 'react'
import { Popup } from './popup'

export default function Example() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open Popup
      </button>
      <Popup
        isOpen={open}
        onClose={() => setOpen(false)}
        heading="Hello"
      >
        <p>
          The page behind the glass waits until you close this
          popup.
        </p>
      </Popup>
    </>
  )
}
