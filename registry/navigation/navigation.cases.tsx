import { useState, type ReactNode } from 'react'
import type { GlassStyle } from '../glass/glass'
import { Navigation, NavigationLink } from './navigation'

const links: ReactNode = (
  <>
    <NavigationLink href="#home">Start</NavigationLink>
    <NavigationLink href="#about">Über uns</NavigationLink>
  </>
)

/** An uncontrolled bar, initially open, of a consumer who wants to know of every key. */
export function Uncontrolled() {
  const [calls, setCalls] = useState<readonly string[]>([])
  const log = (what: string) => () => setCalls((known) => [...known, what])
  return (
    <>
      <Navigation
        defaultOpen
        menuLabel="Menü"
        aria-label={undefined}
        onKeyDown={log('key')}
        onOpenChange={(open) => log(`open: ${open}`)()}
      >
        {links}
      </Navigation>
      <output>{calls.join(', ')}</output>
    </>
  )
}

export function ControlledInDialog() {
  const [open, setOpen] = useState(false)
  return (
    <dialog ref={(dialog) => dialog?.showModal()}>
      <Navigation open={open} onOpenChange={setOpen} aria-label="Bereiche">
        {links}
      </Navigation>
    </dialog>
  )
}

/** Links with long words, in a box whose width changes. */
export function ManyLinks() {
  const words = [
    'Home',
    'Rechtsschutzversicherungsgesellschaften',
    'About us',
    'Internationalization',
    'Contact',
  ]
  return (
    <div id="box">
      <Navigation defaultSelected="#0">
        {words.map((word, index) => (
          <NavigationLink key={word} href={`#${index}`}>
            {word}
          </NavigationLink>
        ))}
      </Navigation>
    </div>
  )
}

/** The sizes, each named by its first link; the last bar has its ancestor's size. */
export function Sizes() {
  const small: GlassStyle = { '--glass-size': '-0.5rem' }
  return (
    <>
      {(['sm', 'md', 'lg', undefined] as const).map((size) => (
        <Navigation key={size ?? 'none'} size={size}>
          <NavigationLink href="#there">{size ?? 'none'}</NavigationLink>
        </Navigation>
      ))}
      <div style={small}>
        <Navigation>
          <NavigationLink href="#there">inherited</NavigationLink>
        </Navigation>
      </div>
    </>
  )
}
