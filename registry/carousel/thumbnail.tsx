import type { GlassStyle } from '../glass/glass'
import { Dot, Dots, Pane, Slide, Slides } from './carousel.styles'
import harbor from './harbor.svg'

const one: GlassStyle = { '--carousel-slides': 1 }

/** A slide and the dots: all that fits on a card. */
export const Thumbnail = () => (
  <Pane style={{ zoom: 0.62, width: '22rem' }}>
    <Slides style={one}>
      <Slide>
        <img src={harbor} alt="" width={640} height={400} />
      </Slide>
    </Slides>
    <Dots style={{ gridArea: 'moving' }}>
      <Dot aria-current />
      <Dot />
      <Dot />
    </Dots>
  </Pane>
)
