import { docs, example, propsTable, type Meta } from '#docs'
import basic from './basic.demo?demo'
import { Modal } from './modal'

export const meta = {
  title: 'Modal',
  description: 'A glass dialog with a heading, a picture, a paragraph and a call to action.',
  icon: 'app-window',
  route: '/modal-details',
  added: '2026-11-21',
  category: 'overlays',
  keywords: [
    'dialog',
    'window',
    'lightbox',
    'overlay',
    'confirm',
    'are you sure',
    'confirm deletion',
    'delete',
  ],
  related: ['popup'],
  order: 8,
} satisfies Meta

/** The opened dialog, without its picture, so that all of it is on the first screen. */
const shown = {
  heading: 'Three panes of glass',
  paragraph: 'Each pane blurs and brightens the page.',
  CTA: { text: 'Looks good', color: '#ff9d6c' },
}

export default docs({
  thumbnail: <Modal {...shown} style={{ zoom: 0.6 }} />,
  sections: [
    example('Basic Usage', basic, {
      opened: <Modal {...shown} open={false} />,
      controls: {
        heading: { type: 'text', default: shown.heading },
        bgColor: { type: 'color', alpha: true, default: 'rgba(26, 16, 62, 0.6)', label: 'Glass' },
      },
    }),
    propsTable(Modal, [
      'heading',
      'headingLevel',
      'paragraph',
      'CTA',
      'actions',
      'children',
      'unmount',
      'open',
      'defaultOpen',
      'onOpenChange',
      'bgColor',
      'imageUrl',
      'imageAlt',
      'onCtaClick',
      'closeLabel',
      'initialFocus',
    ]),
  ],
  keyboard: [
    { keys: 'Enter', does: 'Opens the modal and moves focus into it.' },
    { keys: 'Space', does: 'Opens the modal and moves focus into it.' },
    { keys: 'Tab', does: 'Moves focus to the next control, and from the last to the first.' },
    {
      keys: 'Shift + Tab',
      does: 'Moves focus to the previous control, and from the first to the last.',
    },
    { keys: 'Escape', does: 'Closes the modal and returns focus to the button that opened it.' },
  ],
  early: 'A handler opens it.',
  announced: [
    {
      part: 'The modal, when open',
      role: 'dialog',
      name: 'Three panes of glass',
      states: 'modal, described as Each pane blurs and brightens the page.',
    },
    { part: 'Its heading', role: 'heading', name: 'Three panes of glass', states: 'level 2' },
    { part: 'Its close icon', role: 'button', name: 'Close' },
    { part: 'Its call to action', role: 'button', name: 'Looks good' },
  ],
})
