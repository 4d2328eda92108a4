'use client'

import { Slider } from './slider'

export default function Example() {
  return <Slider aria-label="Volume" defaultValue={64} />
}
