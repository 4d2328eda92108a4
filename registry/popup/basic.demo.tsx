'use client'

import { useState } from 'react'
import { Button } from '../button/button'
import { Popup, type PopupProps } from './popup'

export default function Example(values: PopupProps) {
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
        {...values}
      >
        <p>
          The page behind the glass waits until you close this
          popup.
        </p>
      </Popup>
    </>
  )
}
