'use client'

import { useState } from 'react'
import { Button } from '../button/button'
import { Drawer, type DrawerProps } from './drawer'

export default function Example(values: Partial<DrawerProps>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button neutral onClick={() => setOpen(true)}>
        Open Drawer
      </Button>
      <Drawer
        open={open}
        onOpenChange={setOpen}
        heading="Your bag"
        description="Two items, delivered on Friday."
        actions={
          <Button neutral onClick={() => setOpen(false)}>
            Check out
          </Button>
        }
        {...values}
      >
        <ul>
          <li>Glass lantern, $48</li>
          <li>Pair of tumblers, $22</li>
        </ul>
      </Drawer>
    </>
  )
}
