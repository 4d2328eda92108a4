import { docs, example, propsTable, type Meta } from '#docs'
import links from './links.demo?demo'
import { socialActions } from './social-actions'
import { SpeedDial } from './speed-dial'
import usage from './usage.demo?demo'

export const meta = {
  title: 'Speed Dial',
  description: 'A glass plus button that opens a row of actions in one of four directions.',
  icon: 'circle-plus',
  route: '/speed-dial-details',
  added: '2026-11-21',
  category: 'actions',
  keywords: [
    'floating action button',
    'fab',
    'quick actions',
    'plus button',
    'share',
    'menu',
    'more actions',
    'round button',
  ],
  related: ['dropdown'],
  order: 3,
} satisfies Meta

/** A card has one blurred layer, but each action has a blur. `none` is not a valid saturation, and so turns the blur off. */
const unblurred = { zoom: 0.9, '--glass-saturation': 'none', '--glass-tint-opacity': 0.78 }

export default docs({
  thumbnail: <SpeedDial open actionButtons={socialActions} style={unblurred} />,
  sections: [
    example('Usage', usage, {
      controls: {
        direction: { type: 'select', default: 'right', options: ['right', 'left', 'up', 'down'] },
        open: { type: 'boolean', default: false },
      },
    }),
    propsTable(SpeedDial, ['direction', 'actionButtons', 'label', 'open', 'defaultOpen', 'onOpenChange']),
    example('Right', <SpeedDial direction="right" actionButtons={socialActions} />),
    example('Up', <SpeedDial direction="up" actionButtons={socialActions} />),
    example('Links', links, { text: 'An action can be a link, or that of a router.' }),
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Opens the dial, moves focus through its actions, and closes it when focus leaves.',
    },
    {
      keys: 'Enter',
      does: 'Moves focus to the first action, or performs the focused one.',
    },
    {
      keys: 'Space',
      does: 'Moves focus to the first action, or performs the focused one if it is no link.',
    },
    { keys: 'Arrow keys', does: 'Move focus along the actions, or back to the plus button.' },
    { keys: 'Escape', does: 'Closes the dial and returns focus to the plus button.' },
  ],
  early: 'Its actions are handlers.',
  announced: [
    { part: 'The plus button', role: 'button', name: 'Actions', states: 'collapsed' },
    { part: 'The plus button, when the dial is open', role: 'button', name: 'Actions', states: 'expanded' },
    { part: 'An action, when the dial is open', role: 'button', name: 'Share on X' },
    { part: 'A link, when the dial is open', role: 'link', name: 'LinkedIn' },
  ],
})
