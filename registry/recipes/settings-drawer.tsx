'use client'

import { useState } from 'react'
import { Button } from '../button/button'
import { Drawer } from '../drawer/drawer'
import { Switch } from '../switch/switch'

/** Settings at a side of the window. Each switch works at once. */
export default function SettingsDrawer() {
  const [isOpen, setOpen] = useState(false)
  const [isQuiet, setQuiet] = useState(false)
  return (
    <>
      <Button neutral onClick={() => setOpen(true)}>
        Settings
      </Button>
      <Drawer heading="Settings" open={isOpen} onOpenChange={setOpen}>
        <Switch checked={isQuiet} onCheckedChange={setQuiet}>
          Quiet hours
        </Switch>
      </Drawer>
    </>
  )
}
