'use client'

import { useState } from 'react'
import { ContextMenu } from './context-menu'
import { Menu } from './menu'

export default function Example() {
  const [ruler, setRuler] = useState(true)
  const [zoom, setZoom] = useState('50%')
  const items = [
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
        { label: '50%', value: '50%' },
        { label: '100%', value: '100%' },
      ],
    },
    { label: 'Help', href: '/about' },
  ]
  return (
    <ContextMenu
      label="View"
      items={items}
      style={{ padding: '2rem', border: '2px dashed' }}
    >
      <Menu label="View" items={items} />
    </ContextMenu>
  )
}
