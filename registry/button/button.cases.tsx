import { useState } from 'react'
import type { GlassStyle } from '../glass/glass'
import { Button } from './button'

const blue: GlassStyle = { '--glass-tint': '#000080', '--glass-foreground': '#ffff00' }

/** A button with the colors of the glass around it, and one with its own. */
export function InGlass() {
  return (
    <div style={blue}>
      <Button neutral>Neutral</Button>
      <Button>Own</Button>
      <Button neutral kind="filled">
        Swapped
      </Button>
    </div>
  )
}

/** Buttons whose size differs from the ancestor's: the button's size wins. */
export function Sizes() {
  const small: GlassStyle = { '--glass-size': '-0.5rem' }
  return (
    <>
      <Button>None</Button>
      <Button size="sm">Small</Button>
      <Button size="md">Medium</Button>
      <Button size="lg">Large</Button>
      <Button size="sm" icon={<svg width={20} height={20} />} aria-label="Icon" />
      <div style={small}>
        <Button>Inherited</Button>
        <Button size="lg">Large in small</Button>
      </div>
    </>
  )
}

/** Links, of which two respond to no click, and what their own handlers and those around them hear. */
export function Links() {
  const [clicks, setClicks] = useState<readonly string[]>([])
  const add = (what: string) => () => setClicks((known) => [...known, what])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- A parent gets the clicks of a link, as of a button.
    <div onClick={add('around')}>
      {(['ready', 'disabled', 'pending'] as const).map((state) => (
        <Button
          key={state}
          disabled={state === 'disabled'}
          pending={state === 'pending'}
          onClick={add('button')}
          render={<a href={`#${state}`} onClick={add('link')} />}
        >
          {state}
        </Button>
      ))}
      <output>{clicks.join(', ')}</output>
    </div>
  )
}

/** A form that is sent once, until it is answered. */
export function Sending() {
  const [sent, setSent] = useState(0)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setSent(sent + 1)
      }}
    >
      <input aria-label="Name" />
      <Button type="submit" pending={sent % 2 === 1} pendingLabel="Sending">
        Send to everyone
      </Button>
      <button type="button" onClick={() => setSent(sent + 1)}>
        Answer
      </button>
      <output>{`Sent ${sent}`}</output>
    </form>
  )
}
