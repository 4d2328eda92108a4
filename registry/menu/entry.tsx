import { customizer, docs, example, propsTable, type Meta } from '#docs'
import { levels } from '../glass/levels'
import { ContextMenu } from './context-menu'
import document from './document.demo?demo'
import { Menu } from './menu'
import photo from './photo.demo?demo'

export const meta = {
  title: 'Menu',
  description: 'A glass menu of actions, links, checks and choices, at a button or where a right click is.',
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
  related: ['dropdown', 'speed-dial'],
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

/** A card has one blurred layer: that of the menu. */
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
      [
        'items',
        'label',
        'align',
        'open',
        'defaultOpen',
        'onOpenChange',
        'disabled',
        'size',
        'buttonRender',
        'style',
      ],
      { elsewhere: { props: ['id'], why: 'It belongs to the button, so that a label can name it.' } },
    ),
    propsTable(ContextMenu, ['label'], {
      title: 'Props of the context menu',
      sample: (
        <ContextMenu items={actions}>
          <button type="button">A file</button>
        </ContextMenu>
      ),
    }),
    customizer({
      title: 'Custom Menu',
      controls: {
        label: { type: 'text', default: 'Actions' },
        size: { type: 'select', default: 'md', options: ['sm', 'md', 'lg'] },
        tint: { type: 'color', default: '#ffffff' },
        text: { type: 'color', default: '#1b1230' },
        opacity: { type: 'range', default: levels.regular.opacity, min: 0, max: 1, step: 0.01 },
      },
      preview: ({ tint, text, opacity, ...props }) => (
        <Menu
          {...props}
          items={actions}
          style={{
            '--glass-tint': tint,
            '--glass-foreground': text,
            '--glass-regular-tint-opacity': opacity,
          }}
        />
      ),
      readability: ({ tint, text, opacity }) => [
        { text, tint, opacity, fix: { opacity: 'opacity', text: 'text' } },
      ],
    }),
    example('Of a document', document, {
      text: 'With icons, shortcuts, a submenu, a check, a choice of one and a link.',
    }),
    example('Context menu', photo, {
      text: 'Press it with the right mouse button, or rest a finger on it. With the keyboard, it is Shift + F10. Its items are those of a Menu.',
    }),
  ],
  keyboard: [
    { keys: 'Enter', does: 'Opens the menu; on an item, chooses it.' },
    { keys: 'Space', does: 'Opens the menu; on an item, chooses it.' },
    { keys: 'Down Arrow', does: 'Opens the menu at its first item, or moves focus to the next item.' },
    { keys: 'Up Arrow', does: 'Opens the menu at its last item, or moves focus to the previous item.' },
    { keys: 'Right Arrow', does: 'Opens a submenu.' },
    { keys: 'Left Arrow', does: 'Closes a submenu.' },
    { keys: 'Home, End', does: 'Move focus to the first or the last item.' },
    { keys: 'Letters', does: 'Move focus to the next item that starts with them.' },
    { keys: 'Escape', does: 'Closes the menu or the submenu, and returns focus to what opened it.' },
    { keys: 'Tab', does: 'Closes the menu and moves focus to the next control.' },
  ],
  announced: [
    { part: 'The button', role: 'button', name: 'Actions', states: 'collapsed, has popup menu' },
    {
      part: 'The button, when the menu is open',
      role: 'button',
      name: 'Document',
      states: 'expanded, has popup menu',
    },
    { part: 'The menu, when open', role: 'menu', name: 'Document' },
    {
      part: 'An item with a shortcut, when the menu is open',
      role: 'menuitem',
      name: 'Duplicate',
      states: 'described as Ctrl+D',
    },
    {
      part: 'An item with a submenu, when the menu is open',
      role: 'menuitem',
      name: 'Share',
      states: 'collapsed, has popup menu',
    },
    {
      part: 'A disabled item, when the menu is open',
      role: 'menuitem',
      name: 'Delete',
      states: 'disabled',
    },
    { part: 'A check, when the menu is open', role: 'menuitemcheckbox', name: 'Ruler', states: 'checked' },
    {
      part: 'A choice, when the menu is open',
      role: 'menuitemradio',
      name: '50%',
      states: 'not checked',
    },
  ],
})
