'use client'

import { BackToTop } from './back-to-top'

const note = {
  padding: '1rem 1.5rem',
  borderRadius: '1.25rem',
  background: 'rgb(24 12 62 / 0.7)',
  color: '#ffffff',
}

export default function Example() {
  return (
    <>
      <p style={note}>
        Scroll down, then press the button in the corner to come
        back.
      </p>
      <BackToTop fixed />
    </>
  )
}
