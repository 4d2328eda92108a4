'use client'

import { useState } from 'react'
import { Dropdown } from './dropdown'

const options = ['Option 1', 'Option 2', 'Option 3']

export default function Example() {
  const [option, setOption] = useState('Option 1')
  return (
    <Dropdown
      options={options}
      value={option}
      onChange={setOption}
    />
  )
}
