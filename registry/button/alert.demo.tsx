'use client'

import { Button } from './button'

const show = () => alert('Button clicked!')

export default function Example() {
  return <Button onClick={show}>Alert Button</Button>
}
