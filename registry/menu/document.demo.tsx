'use client'

import { Copy, Share2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Menu } from './menu'

export default function Example() {
  const [ruler, setRuler] = useState(true)
  const [zoom, setZoom] = useState('100')
  const [last, setLast] = useState('Nothing is done yet.')
  const say = (text: string) => () => setLast(text)
  return (
    <div
      style={{
        display: 'grid',
        justifyItems: 'start',
        gap: '0.75rem',
      }}
    >
      <Menu
        label="Document"
        items={[
          {
            label: 'Duplicate',
            icon: <Copy size={18} />,
            shortcut: 'Ctrl+D',
            onSelect: say('It is duplicated.'),
          },
          {
            label: 'Share',
            icon: <Share2 size={18} />,
            items: [
              {
                label: 'By mail',
                onSelect: say('It is sent.'),
              },
              {
                label: 'As a link',
                onSelect: say('It is shared.'),
              },
            ],
          },
          {
            label: 'Delete',
            icon: <Trash2 size={18} />,
            disabled: true,
          },
          'separator',
          {
            label: 'Ruler',
            checked: ruler,
            onCheckedChange: setRuler,
          },
          {
            group: 'Zoom',
            value: zoom,
            onValueChange: setZoom,
            items: [
              { label: '50%', value: '50' },
              { label: '100%', value: '100' },
            ],
          },
          'separator',
          { label: 'Help', href: '/components' },
        ]}
      />
      <p
        role="status"
        style={{
          margin: 0,
          padding: '0.5rem 1rem',
          borderRadius: '999px',
          background: '#1a0b40',
          color: '#ffffff',
        }}
      >
        {last}
      </p>
    </div>
  )
}
