'use client'

import { Search } from 'lucide-react'
import { Input, type InputProps } from './input'

export default function Example(values: InputProps) {
  return (
    <Input
      type="search"
      aria-label="Search"
      placeholder="Search components"
      icon={<Search size={20} />}
      iconLabel="Search"
      onIconClick={() => alert('Search clicked')}
      {...values}
    />
  )
}
