'use client'

import { useState } from 'react'
import { Switch } from './switch'

export default function Example() {
  const [isOn, setOn] = useState(false)
  const [isQuiet, setQuiet] = useState(true)
  return (
    <div style={{ display: 'grid', gap: '0.75rem' }}>
      <Switch checked={isOn} onCheckedChange={setOn}>
        Share my location
      </Switch>
      <Switch
        checked={isOn && isQuiet}
        disabled={!isOn}
        onCheckedChange={setQuiet}
      >
        Only while I use the app
      </Switch>
    </div>
  )
}
