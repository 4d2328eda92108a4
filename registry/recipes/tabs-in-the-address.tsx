'use client'

import { useEffect, useState } from 'react'
import { Tabs } from '../tabs/tabs'

const items = [
  { value: 'overview', title: 'Overview', content: 'What the week brings.' },
  { value: 'team', title: 'Team', content: 'Who is here.' },
  { value: 'billing', title: 'Billing', content: 'What it costs.' },
]

const chosenIn = (hash: string) => items.find(({ value }) => hash === `#${value}`)?.value ?? 'overview'

/** Tabs that keep the chosen one in the address, so that it can be shared, and Back leads to the one before. */
export default function TabsInTheAddress() {
  const [value, setValue] = useState('overview')
  useEffect(() => {
    const follow = () => setValue(chosenIn(window.location.hash))
    follow()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
  return (
    <Tabs
      aria-label="Workspace"
      items={items}
      value={value}
      onValueChange={(next) => {
        setValue(next)
        window.location.hash = next
      }}
    />
  )
}
