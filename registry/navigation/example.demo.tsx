'use client'

import { useState } from 'react'
import { Navigation, NavigationLink } from './navigation'

export default function Example() {
  const [selected, setSelected] = useState('#home')
  const [menuOpen, setMenuOpen] = useState(false)
  return (
    <Navigation
      aria-label="Example"
      selected={selected}
      onSelect={setSelected}
      menuOpen={menuOpen}
      onClick={() => setMenuOpen(!menuOpen)}
    >
      <NavigationLink href="#home">Home</NavigationLink>
      <NavigationLink href="#about">About</NavigationLink>
      <NavigationLink href="#contact">Contact</NavigationLink>
    </Navigation>
  )
}
