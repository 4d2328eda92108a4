import { useEffect, useState } from 'react'
import { Button } from '../button/button'
import { ProgressBar } from './progress-bar'

export default function Example() {
  const [running, setRunning] = useState(true)
  return (
    <>
      <AnimatedBar running={running} />
      <Button onClick={() => setRunning(!running)}>
        {running ? 'Pause' : 'Resume'}
      </Button>
    </>
  )
}

/** Holds the progress, so a tick renders this bar alone. */
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
