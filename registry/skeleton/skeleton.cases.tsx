import { useState } from 'react'
import { Skeleton } from './skeleton'
import { SkeletonArea } from './skeleton-area'

/** A text beside the lines in its place. */
export const Beside = () => (
  <div style={{ display: 'flex', gap: '1rem', width: '30rem', lineHeight: '24px' }}>
    <p style={{ flex: 1, margin: 0 }} data-testid="text">
      One
      <br />
      Two
      <br />
      Three
    </p>
    <div style={{ flex: 1 }}>
      <Skeleton lines={3} data-testid="lines" />
    </div>
  </div>
)

export const Odd = () => (
  <>
    <Skeleton lines={NaN} />
    <Skeleton lines={-3} />
    <Skeleton lines={0.4} />
  </>
)

/** An area whose content is there from the start, and can be loaded again. */
export function There() {
  const [loading, setLoading] = useState(false)
  return (
    <>
      <SkeletonArea loading={loading} skeleton={<Skeleton />}>
        Ada
      </SkeletonArea>
      <button type="button" onClick={() => setLoading(!loading)}>
        Turn
      </button>
    </>
  )
}
