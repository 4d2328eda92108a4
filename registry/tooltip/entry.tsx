import { docs, example, propsTable, type Meta } from '#docs'
import { Tooltip } from './tooltip'

export const meta = {
  title: 'Tooltip',
  description: 'A glass hint beside an element, for mouse, keyboard and touch.',
  icon: 'message-circle-question-mark',
  route: '/tooltip-details',
  order: 12,
} satisfies Meta

export default docs({
  sections: [
    example(
      'Usage',
      <Tooltip text="Hello, I am a tooltip">
        <button type="button">Hover me</button>
      </Tooltip>,
    ),
    propsTable(Tooltip, ['text', 'position', 'children']),
    example(
      'Positions',
      <>
        <Tooltip text="Above the button" position="top">
          <button type="button">Top</button>
        </Tooltip>
        <Tooltip text="Below the button" position="bottom">
          <button type="button">Bottom</button>
        </Tooltip>
        <Tooltip text="Left of it" position="left">
          <button type="button">Left</button>
        </Tooltip>
        <Tooltip text="Right of it" position="right">
          <button type="button">Right</button>
        </Tooltip>
      </>,
    ),
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Shows the tooltip when focus reaches its element, and hides it when focus leaves.',
    },
    { keys: 'Escape', does: 'Hides the tooltip without moving focus.' },
  ],
})
