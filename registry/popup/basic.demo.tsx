'use client'

import { useState } from 'react'
import { Button } from '../button/button'
import { Popup } from './popup'

export default function Example() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button neutral onClick={() => setOpen(true)}>
        Open Popup
      </Button>
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
