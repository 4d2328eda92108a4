'use client'

import { useState } from 'react'
import { Button } from '../button/button'
import { Switch } from './switch'

const topics = ['comments', 'mentions', 'newsletter']

export default function Example() {
  const [saved, setSaved] = useState('Nothing is saved yet.')
  return (
    <form
      aria-label="Notifications"
      method="dialog"
      style={{
        display: 'grid',
        gap: '0.75rem',
        width: '16rem',
      }}
      onSubmit={(event) => {
        event.preventDefault()
        const data = new FormData(event.currentTarget)
        setSaved(`Saved: ${[...data.keys()].join(', ')}.`)
      }}
    >
      {topics.map((topic) => (
        <Switch
          key={topic}
          name={topic}
          defaultChecked={topic === 'mentions'}
        >
          {`Send me ${topic}`}
        </Switch>
      ))}
      <Button neutral type="submit">
        Save
      </Button>
      <Button neutral type="reset">
        Reset
      </Button>
      <p
        role="status"
        style={{
          margin: 0,
          padding: '0.5rem 1rem',
          borderRadius: '999px',
          background: '#1a0b40',
          color: '#ffffff',
        }}
      >
        {saved}
      </p>
    </form>
  )
}
