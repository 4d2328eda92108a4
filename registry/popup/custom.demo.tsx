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
        heading="This popup looks the way you want it to"
        {...values}
      >
        <p>
          Close it, change another setting, and open it again.
        </p>
      </Popup>
    </>
  )
}
