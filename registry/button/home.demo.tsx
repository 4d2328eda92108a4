'use client'

import { useState } from 'react'
import { Button } from './button'

export default function Example() {
  const [follows, setFollows] = useState(false)
  return (
    <Button onClick={() => setFollows(!follows)}>
      {follows ? 'Following' : 'Follow'}
    </Button>
  )
}
