'use client'

import { useState } from 'react'
import { Avatar } from '../avatar/avatar'
import { Button } from '../button/button'
import { Card } from '../card/card'
import { Skeleton } from './skeleton'
import { SkeletonArea } from './skeleton-area'

const row = { display: 'flex', gap: '1rem' }

export default function Example() {
  const [loading, setLoading] = useState(true)
  return (
    <div
      style={{
        display: 'grid',
        gap: '1rem',
        width: 'min(22rem, 100%)',
      }}
    >
      <Card>
        <SkeletonArea
          loading={loading}
          label="Loading the profile"
          loadedLabel="The profile is loaded"
          skeleton={
            <div style={row}>
              <Skeleton
                shape="circle"
                style={{ width: '3.5rem' }}
              />
              <div style={{ flex: 1 }}>
                <Skeleton style={{ width: '8rem' }} />
                <Skeleton lines={2} />
              </div>
            </div>
          }
        >
          <div style={row}>
            <Avatar
              name="Ada Lovelace"
              size={56}
              decorative
              style={{ '--glass-thin-blur': '0px' }}
            />
            <div style={{ flex: 1 }}>
              <strong>Ada Lovelace</strong>
              <p style={{ margin: 0 }}>
                Wrote the first program, for a machine that was
                never built.
              </p>
            </div>
          </div>
        </SkeletonArea>
      </Card>
      <Button neutral onClick={() => setLoading(!loading)}>
        {loading ? 'Let it arrive' : 'Load again'}
      </Button>
    </div>
  )
}
