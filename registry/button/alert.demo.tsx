'use client'

import { Button } from './button'

export default function Example() {
  return (
    <Button onClick={() => alert('Button clicked!')}>
      Alert Button
    </Button>
  )
}
