'use client'

import { Input } from './input'

export default function Example() {
  return (
    <Input
      type="search"
      aria-label="Search music"
      placeholder="Search music"
      autoComplete="off"
    />
  )
}
