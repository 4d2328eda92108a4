'use client'

import { useEffect, useRef } from 'react'
import { styled } from '../glass/glass'

/**
 * Light on the rim of the glass around it, where the pointer is. It is the only part of a pane with a script, so that a
 * server can render the pane.
 */
export function PointerLight() {
  const light = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const element = light.current
    const pane = element?.parentElement
    const follow = ({ clientX, clientY }: PointerEvent) => {
      if (!element || !window.matchMedia('(prefers-reduced-motion: no-preference)').matches) return
      const { left, top, width, height } = element.getBoundingClientRect()
      // In percent, whatever the zoom of the pane.
      element.style.setProperty('--light-x', `${((clientX - left) / width) * 100}%`)
      element.style.setProperty('--light-y', `${((clientY - top) / height) * 100}%`)
    }
    pane?.addEventListener('pointermove', follow)
    return () => pane?.removeEventListener('pointermove', follow)
  }, [])

  return <Light ref={light} hidden />
}

/* Hidden otherwise: no document has its rules before it is painted. */
const Light = styled.span`
  @media (hover: hover) and (prefers-reduced-motion: no-preference) and (prefers-contrast: no-preference) {
    :hover > & {
      position: absolute;
      inset: 0;
      z-index: -1;
      display: block;
      border-radius: inherit;
      box-shadow:
        inset 0 0 2px 1px var(--_highlight),
        inset 0 0 0.75rem var(--_highlight);
      mask: radial-gradient(circle at var(--light-x, 0%) var(--light-y, 0%), #000000, transparent 14rem);
      pointer-events: none;
      transition: opacity 0.3s;

      @starting-style {
        opacity: 0;
      }
    }
  }
`
