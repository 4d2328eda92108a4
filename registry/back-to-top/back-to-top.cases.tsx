import { useRef, useState } from 'react'
import { BackToTop } from './back-to-top'

/** A button that keeps the page where it is, and one that does not. The ref of the second is moved to by the first. */
export function Handlers() {
  const second = useRef<HTMLButtonElement>(null)
  return (
    <div style={{ marginTop: '150vh' }}>
      <BackToTop
        title="Stay"
        onClick={(event) => {
          event.preventDefault()
          second.current?.focus()
        }}
      />
      <BackToTop ref={second} title={undefined} onClick={() => {}} />
    </div>
  )
}

export function Fixed() {
  const [isFixed, setFixed] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setFixed(!isFixed)}>
        Fix
      </button>
      {isFixed && <BackToTop fixed />}
    </>
  )
}
