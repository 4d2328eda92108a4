'use client'

import { useEffect, useState } from 'react'
import { Button } from '../button/button'
import { ProgressBar } from './progress-bar'

export default function Example() {
  const [running, setRunning] = useState(true)
  return (
    <div
      style={{
        display: 'grid',
        gap: '1rem',
        justifyItems: 'center',
        width: '100%',
      }}
    >
      <AnimatedBar running={running} />
      <Button neutral onClick={() => setRunning(!running)}>
        {running ? 'Pause' : 'Resume'}
      </Button>
    </div>
  )
}

/** Has the state, so that a tick renders only this bar. */
function AnimatedBar({ running }: { running: boolean }) {
  const [progress, setProgress] = useState(0)

  useEffect(() => {
    if (!running) return
    const timer = setInterval(
      () => setProgress((done) => (done < 100 ? done + 1 : 0)),
      50,
    )
    return () => clearInterval(timer)
  }, [running])

  return (
    <ProgressBar
      progress={progress}
      size="lg"
      color="#fcfc00"
      theme="black"
    />
  )
}
