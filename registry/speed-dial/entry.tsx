import { docs, example, propsTable, type Meta } from '#docs'
import { socialActions } from './social-actions'
import { SpeedDial } from './speed-dial'
import usage from './usage.demo?demo'

export const meta = {
  title: 'Speed Dial',
  description: 'A glass plus button that unfolds a row of actions, in any of four directions.',
  icon: 'circle-plus',
  route: '/speed-dial-details',
  order: 3,
} satisfies Meta

export default docs({
  sections: [
    example('Usage', usage),
    propsTable(SpeedDial, ['direction', 'actionButtons', 'label']),
    example('Right', <SpeedDial direction="right" actionButtons={socialActions} />),
    example('Up', <SpeedDial direction="up" actionButtons={socialActions} />),
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus to the plus button, which opens, then to its actions. Leaving closes it.',
    },
    {
      keys: 'Enter',
      does: 'On the plus button, moves focus to the first action; on an action, performs it.',
    },
    {
      keys: 'Space',
      does: 'On the plus button, moves focus to the first action; on an action, performs it.',
    },
    {
      keys: 'Arrow keys',
      does: 'Along the dial, move focus to the next action, or back to the plus button.',
    },
    { keys: 'Escape', does: 'Closes the dial and gives focus back to the plus button.' },
  ],
})
