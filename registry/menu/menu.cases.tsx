import { useState, type ComponentProps } from 'react'
import { ContextMenu } from './context-menu'
import { Menu } from './menu'

const Link = ({ to, ...rest }: ComponentProps<'a'> & { to: string }) => <a href={to} {...rest} />

/** All kinds of items, two levels of submenus, and what was chosen last. */
export function Kinds() {
  const [last, setLast] = useState('nothing')
  const [state, setState] = useState('closed')
  const [checked, setChecked] = useState(false)
  const [size, setSize] = useState('s')
  const say = (text: string) => () => setLast(text)
  return (
    <>
      <Menu
        label="File"
        onOpenChange={(open) => setState(open ? 'opened' : 'closed')}
        items={[
          { label: 'New', onSelect: say('New') },
          { label: 'Never', disabled: true, onSelect: say('Never') },
          {
            label: 'Share',
            items: [
              { label: 'Mail', onSelect: say('Mail') },
              { label: 'More', items: [{ label: 'Print', onSelect: say('Print') }] },
            ],
          },
          { label: 'Ruler', checked, onCheckedChange: setChecked },
          {
            group: 'Size',
            value: size,
            onValueChange: setSize,
            items: [
              { label: 'Small', value: 's' },
              { label: 'Large', value: 'l' },
            ],
          },
          'separator',
          { label: 'Help', href: '#help' },
          { label: 'Home', render: <Link to="#home" /> },
        ]}
      />
      <button type="button">Next</button>
      <output>{[last, state, checked ? 'ruler' : 'no ruler', size].join(', ')}</output>
    </>
  )
}

/** One whose parent keeps it open, in text from right to left, at the lower end of the window. */
export const Held = () => (
  <div dir="rtl" style={{ position: 'fixed', bottom: 0, insetInlineStart: '12rem' }}>
    <Menu
      open
      label="قائمة"
      items={[{ label: 'أول' }, { label: 'ثان', items: [{ label: 'ثالث' }] }]}
      buttonRender={<button type="button">⋮</button>}
    />
  </div>
)

/** An area with its own menu, which has a button. */
export function Photo() {
  const [last, setLast] = useState('nothing')
  return (
    <>
      <ContextMenu
        data-testid="area"
        label="Photo"
        items={[
          { label: 'Copy', onSelect: () => setLast('Copy') },
          { label: 'Share', items: [{ label: 'Mail', onSelect: () => setLast('Mail') }] },
        ]}
      >
        <button type="button" style={{ width: '10rem', height: '8rem' }} onClick={() => setLast('pressed')}>
          A photo
        </button>
      </ContextMenu>
      <output>{last}</output>
      <div style={{ height: '200vh' }} />
    </>
  )
}
