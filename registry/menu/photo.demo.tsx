'use client'

import { useState } from 'react'
import { Button } from '../button/button'
import { ContextMenu } from './context-menu'

export default function Example() {
  const [name, setName] = useState('Lake at dawn')
  return (
    <ContextMenu
      label="Photo"
      items={[
        {
          label: 'Name it after the place',
          onSelect: () => setName('Lake Bled'),
        },
        {
          label: 'Name it after the time',
          onSelect: () => setName('Lake at dawn'),
        },
      ]}
    >
      <Button neutral>{name}</Button>
    </ContextMenu>
  )
}
