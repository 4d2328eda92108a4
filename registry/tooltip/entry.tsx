import { docs, example, propsTable, type Meta } from '#docs'
import { Button } from '../button/button'
import { Tooltip } from './tooltip'

export const meta = {
  title: 'Tooltip',
  description: 'A glass hint beside an element, for mouse, keyboard and touch.',
  icon: 'message-circle-question-mark',
  route: '/tooltip-details',
  added: '2026-11-21',
  category: 'overlays',
  keywords: ['hint', 'help', 'hover', 'info', 'balloon', 'bubble', 'explanation'],
  related: ['popup'],
  order: 12,
} satisfies Meta

/** A card has one blurred layer: the tooltip's. The button, whose blur is of another level, has none. */
const aboveOpaque = {
  display: 'flex',
  flexDirection: 'column-reverse',
  alignItems: 'center',
  '--glass-thin-blur': 'none',
  '--glass-thin-tint-opacity': 0.9,
} as const

export default docs({
  thumbnail: (
    <Tooltip text="Hello, I am a tooltip" style={aboveOpaque}>
      <Button neutral>Hover me</Button>
    </Tooltip>
  ),
  sections: [
    example(
      'Usage',
      <Tooltip text="Hello, I am a tooltip">
        <Button neutral>Hover me</Button>
      </Tooltip>,
      {
        opened: (
          <Tooltip text="Hello, I am a tooltip">
            <span />
          </Tooltip>
        ),
        controls: {
          text: { type: 'text', default: 'Hello, I am a tooltip' },
          position: { type: 'select', default: 'top', options: ['top', 'bottom', 'left', 'right'] },
          delay: { type: 'range', default: 0, min: 0, max: 2000, step: 100, unit: 'ms' },
        },
      },
    ),
    propsTable(Tooltip, [
      'text',
      'content',
      'position',
      'open',
      'defaultOpen',
      'onOpenChange',
      'delay',
      'skipDelay',
      'children',
    ]),
    example(
      'Positions',
      <div style={{ display: 'grid', gridTemplateColumns: 'auto auto', gap: '1rem' }}>
        <Tooltip text="Above the button" position="top">
          <Button neutral>Top</Button>
        </Tooltip>
        <Tooltip text="Below the button" position="bottom">
          <Button neutral>Bottom</Button>
        </Tooltip>
        <Tooltip text="Left of it" position="left">
          <Button neutral>Left</Button>
        </Tooltip>
        <Tooltip text="Right of it" position="right">
          <Button neutral>Right</Button>
        </Tooltip>
      </div>,
    ),
    example(
      'One after another',
      <div style={{ display: 'flex', gap: '0.5rem' }}>
        <Tooltip text="Ctrl B" delay={600}>
          <Button neutral>Bold</Button>
        </Tooltip>
        <Tooltip text="Ctrl I" delay={600}>
          <Button neutral>Italic</Button>
        </Tooltip>
      </div>,
      { text: 'The first tooltip has a delay. The next one appears at once.' },
    ),
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Shows the tooltip when focus reaches its element, and hides it when focus leaves.',
    },
    { keys: 'Escape', does: 'Hides the tooltip without moving focus.' },
  ],
  early: ['open', 'close'],
  announced: [
    {
      part: 'The element with the tooltip',
      role: 'button',
      name: 'Hover me',
      states: 'described as Hello, I am a tooltip',
    },
    { part: 'The visible tooltip', role: 'tooltip', name: 'Hello, I am a tooltip' },
  ],
})
