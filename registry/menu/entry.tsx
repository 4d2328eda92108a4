import { customizer, docs, example, propsTable, type Meta } from '#docs'
import { levels } from '../glass/levels'
import { ContextMenu } from './context-menu'
import { Menu } from './menu'
import view from './view.demo?demo'

export const meta = {
  title: 'Menu',
  description: 'A glass menu of actions, links and choices, at a button or a right click.',
  icon: 'menu',
  route: '/menu-details',
  added: '2026-11-29',
  category: 'actions',
  collection: 'essentials',
  keywords: [
    'menu button',
    'actions menu',
    'action menu',
    'context menu',
    'right click menu',
    'right-click',
    'popup menu',
    'overflow menu',
    'kebab menu',
    'three dots',
    'more actions menu',
    'submenu',
    'nested menu',
    'menu bar',
    'menu item',
    'dropdown menu',
    'long press',
    'shortcuts in a menu',
  ],
  related: ['dropdown'],
} satisfies Meta

const actions = [
  { label: 'Edit' },
  { label: 'Duplicate', shortcut: 'Ctrl+D' },
  {
    label: 'Move to',
    items: [{ label: 'Drafts' }, { label: 'Archive' }],
  },
  'separator' as const,
  { label: 'Delete' },
]

/** A card has one blurred layer: the menu's. */
const aboveMenu = { zoom: 0.8, '--glass-regular-blur': 'none', '--glass-regular-tint-opacity': 0.9 }

export default docs({
  thumbnail: (
    <Menu
      open
      items={[{ label: 'Edit', shortcut: 'Ctrl+E' }, 'separator', { label: 'Delete' }]}
      style={aboveMenu}
    />
  ),
  sections: [
    example('Basic Usage', <Menu items={actions} />),
    propsTable(
      Menu,
      ['items', 'label', 'align', 'open', 'defaultOpen', 'onOpenChange', 'disabled', 'size', 'buttonRender'],
      { elsewhere: { props: ['id'], why: 'It belongs to the button, so that a label can name it.' } },
    ),
    customizer({
      title: 'Custom Menu',
      controls: {
        tint: { type: 'color', default: '#ffffff' },
        text: { type: 'color', default: '#1b1230' },
        opacity: { type: 'range', default: levels.thick.opacity, min: 0, max: 1, step: 0.01 },
      },
      preview: ({ tint, text, opacity }) => (
        <Menu
          items={[{ label: 'Edit' }, 'separator', { label: 'Delete' }]}
          style={{
            '--glass-tint': tint,
            '--glass-foreground': text,
            '--glass-regular-tint-opacity': opacity,
            '--glass-thick-tint-opacity': opacity,
          }}
        />
      ),
      readability: ({ tint, text, opacity }) => [
        { text, tint, opacity, fix: { opacity: 'opacity', text: 'text' } },
      ],
    }),
    propsTable(ContextMenu, ['label'], {
      title: 'Context menu props',
      sample: (
        <ContextMenu items={actions}>
          <button type="button">A file</button>
        </ContextMenu>
      ),
    }),
    example('Context menu', view, {
      text: 'A right click or a long press opens it, too.',
    }),
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'Open the menu; choose an item.' },
    {
      keys: 'Down Arrow, Up Arrow',
      does: 'Open the menu, or move focus in it.',
    },
    { keys: 'Right Arrow, Left Arrow', does: 'Open and close a submenu.' },
    { keys: 'Home, End', does: 'Move to the first or last item.' },
    { keys: 'Letters', does: 'Move to an item that starts with them.' },
    { keys: 'Escape', does: 'Closes the menu or submenu.' },
    { keys: 'Tab', does: 'Closes the menu, and moves focus on.' },
  ],
  early: ['open', 'close'],
  announced: [
    { part: 'The button', role: 'button', name: 'Actions', states: 'collapsed, has popup menu' },
    { part: 'The menu, when open', role: 'menu', name: 'View' },
    {
      part: 'A shortcut, when open',
      role: 'menuitem',
      name: 'Duplicate',
      states: 'described as Ctrl+D',
    },
    {
      part: 'A submenu, when open',
      role: 'menuitem',
      name: 'Move to',
      states: 'collapsed, has popup menu',
    },
    { part: 'A check, when open', role: 'menuitemcheckbox', name: 'Ruler', states: 'checked' },
    {
      part: 'A choice, when open',
      role: 'menuitemradio',
      name: '100%',
      states: 'not checked',
    },
  ],
})
