'use client'

import { useState } from 'react'
import { Button } from '../button/button'
import { Alert } from './alert'

export default function Example() {
  const [result, setResult] = useState<'error' | 'success'>()
  return (
    <div
      style={{
        display: 'grid',
        gap: '1rem',
        justifyItems: 'start',
        width: '100%',
      }}
    >
      <Button neutral onClick={() => setResult('error')}>
        Publish
      </Button>
      {result === 'error' && (
        <Alert
          live
          kind="error"
          heading="The page is not online"
          actions={
            <Button
              neutral
              size="sm"
              onClick={() => setResult('success')}
            >
              Try again
            </Button>
          }
        >
          The connection was lost. Your draft is safe.
        </Alert>
      )}
      {result === 'success' && (
        <Alert
          live
          kind="success"
          heading="The page is online"
          onClose={() => setResult(undefined)}
        >
          Everybody can read it from now on.
        </Alert>
      )}
    </div>
  )
}
