'use client'

import { Dropdown } from './dropdown'

export default function Example() {
  return (
    <Dropdown
      showValue
      label="Sound"
      options={['Living room', 'Kitchen', 'Headphones']}
    />
  )
}
