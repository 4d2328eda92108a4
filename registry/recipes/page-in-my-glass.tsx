import { Button } from '../button/button'
import { Card } from '../card/card'
import type { GlassStyle } from '../glass/glass'
import { Input } from '../input/input'

/** Glass of your own for all that is inside: custom properties on any element around it, or on `:root`. */
const glass: GlassStyle = {
  '--glass-tint': '#0d0329',
  '--glass-foreground': '#f8f4ff',
  '--glass-tint-opacity': 0.61,
  '--glass-blur': '18px',
  '--glass-radius': '26px',
  '--glass-size': '0.5rem',
}

/** A page whose components all have one glass. */
export default function PageInMyGlass() {
  return (
    <main style={glass}>
      <Card header={<h1>Stay with us</h1>} footer={<Button neutral>Book a room</Button>}>
        <Input aria-label="Your name" placeholder="Your name" autoComplete="name" />
      </Card>
    </main>
  )
}
