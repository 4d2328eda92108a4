import { customizer, docs, example, propsTable, type Meta } from '#docs'
import { Button } from '../button/button'
import { levels } from '../glass/levels'
import basic from './basic.demo?demo'
import { Drawer, type DrawerProps } from './drawer'

export const meta = {
  title: 'Drawer',
  description: 'A glass panel that slides in from a side of the window, and can be dragged out again.',
  icon: 'panel-right-open',
  route: '/drawer-details',
  added: '2026-11-28',
  category: 'overlays',
  collection: 'essentials',
  keywords: [
    'sheet',
    'bottom sheet',
    'side panel',
    'slide over',
    'slide-over',
    'off-canvas',
    'offcanvas',
    'swipe',
    'filters',
  ],
  related: ['modal'],
} satisfies Meta

/** As wide as a drawer on a phone, so that the stage shows what is around it. */
const inFlow = { width: '17rem', margin: 0 }

const shown = (props: Partial<DrawerProps> = {}) => (
  <Drawer
    heading="Your bag"
    description="Two items, delivered on Friday."
    actions={<Button neutral>Check out</Button>}
    {...props}
  >
    <ul>
      <li>Glass lantern, $48</li>
      <li>Pair of tumblers, $22</li>
    </ul>
  </Drawer>
)

export default docs({
  thumbnail: (
    <div style={{ display: 'flex', justifyContent: 'end', width: '100%' }}>
      {shown({ style: { zoom: 0.55, margin: 0, width: '17rem', '--glass-thin-blur': 'none' } })}
    </div>
  ),
  sections: [
    example('Basic Usage', basic, { opened: shown({ style: inFlow }) }),
    propsTable(Drawer, [
      'heading',
      'headingLevel',
      'description',
      'children',
      'actions',
      'side',
      'tint',
      'textColor',
      'opacity',
      'open',
      'defaultOpen',
      'onOpenChange',
      'closeLabel',
      'initialFocus',
    ]),
    customizer({
      title: 'Custom Drawer',
      controls: {
        side: { type: 'select', default: 'end', options: ['start', 'end', 'top', 'bottom'] },
        tint: { type: 'color', default: '#ffffff' },
        textColor: { type: 'color', default: '#1b1230' },
        opacity: { type: 'range', default: levels.thick.opacity, min: 0, max: 1, step: 0.01 },
      },
      preview: basic,
      opened: (values) => shown({ ...values, style: inFlow }),
      readability: ({ tint, textColor, opacity }) => [
        { text: textColor, tint, opacity, fix: { opacity: 'opacity', text: 'textColor' } },
      ],
    }),
  ],
  keyboard: [
    { keys: 'Enter', does: 'Opens the drawer and moves focus into it.' },
    { keys: 'Space', does: 'Opens the drawer and moves focus into it.' },
    { keys: 'Tab', does: 'Moves focus to the next control, and from the last to the first.' },
    { keys: 'Shift + Tab', does: 'Moves focus to the previous control, and from the first to the last.' },
    { keys: 'Escape', does: 'Closes the drawer and returns focus to the button that opened it.' },
  ],
  early: 'A handler opens it.',
  announced: [
    {
      part: 'The drawer, when open',
      role: 'dialog',
      name: 'Your bag',
      states: 'modal, described as Two items, delivered on Friday.',
    },
    { part: 'Its heading', role: 'heading', name: 'Your bag', states: 'level 2' },
    { part: 'Its close button', role: 'button', name: 'Close' },
    { part: 'Its action', role: 'button', name: 'Check out' },
  ],
})
