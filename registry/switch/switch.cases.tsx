import { useState } from 'react'
import { Switch } from './switch'

/** One whose parent refuses, and one whose parent follows it in a form. */
export function Refused() {
  const [isOn, setOn] = useState(false)
  return (
    <form>
      <Switch checked={false}>Locked</Switch>
      <Switch checked={isOn} onCheckedChange={setOn}>
        Held
      </Switch>
      <p role="status">{isOn ? 'on' : 'off'}</p>
      <button type="reset">Reset</button>
    </form>
  )
}

export const Directions = () =>
  (['ltr', 'rtl'] as const).map((dir) => (
    <div key={dir} dir={dir}>
      <Switch aria-label="off" />
      <Switch aria-label="on" defaultChecked />
    </div>
  ))
