import type { GlassStyle } from '../glass/glass'
import { Button } from './button'

const blue: GlassStyle = { '--glass-tint': '#000080', '--glass-foreground': '#ffff00' }

/** A button with the colors of the glass around it, and one with its own. */
export function InGlass() {
  return (
    <div style={blue}>
      <Button neutral>Neutral</Button>
      <Button>Own</Button>
    </div>
  )
}
