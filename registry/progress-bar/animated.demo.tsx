import styled from '@emotion/styled'
import { useEffect, useState } from 'react'
import { ProgressBar } from './progress-bar'

export default function Example() {
  const [running, setRunning] = useState(true)
  return (
    <>
      <AnimatedBar running={running} />
      <Toggle type="button" onClick={() => setRunning(!running)}>
        {running ? 'Pause' : 'Resume'}
      </Toggle>
    </>
  )
}

/** Keeps the progress to itself: a tick renders nothing but this bar. */
function AnimatedBar({ running }: { running: boolean }) {
  const [progress, setProgress] = useState(0)

  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setProgress((done) => (done < 100 ? done + 1 : 0)), 50)
    return () => clearInterval(timer)
  }, [running])

  return <ProgressBar progress={progress} size="lg" color="#fcfc00" theme="black" />
}

const Toggle = styled.button`
  min-width: 7rem;
  min-height: 2.5rem;
  border: 1px solid rgb(255 255 255 / 0.5);
  border-radius: 999px;
  background: rgb(12 8 30 / 0.7);
  color: #ffffff;
  font: inherit;
  font-weight: 600;
  cursor: pointer;

  &:focus-visible {
    outline: 3px solid #ffffff;
    outline-offset: 2px;
    box-shadow: 0 0 0 8px rgb(12 8 30 / 0.9);
  }
`
