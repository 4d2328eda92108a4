import { useAnimate } from 'framer-motion/mini'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { useHydrated } from '../../ui/hydration'

/** Durations in seconds (SPEC section 9). */
const effects = {
  rise: { duration: 1, keyframes: { transform: ['translateY(1.5rem)', 'none'] } },
  fade: { duration: 1.7, keyframes: { opacity: [0, 1], transform: ['translateY(2rem)', 'none'] } },
}

interface ScrollInProps {
  /** `fade` hides its content until it is in view: it is for what is never prerendered. @default 'rise' */
  readonly effect?: keyof typeof effects
  readonly className?: string | undefined
  readonly children: ReactNode
}

const calm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches
const isInView = (element: Element) => element.getBoundingClientRect().top < window.innerHeight

/**
 * Plays once, when it is scrolled into view. What was prerendered only moves, so that it can be read before and without
 * it; on a first load, what is on screen already stays where it was painted.
 */
export function ScrollIn({ effect = 'rise', className, children }: ScrollInProps) {
  const box = useRef<HTMLDivElement>(null)
  const [, animate] = useAnimate()
  const arrivedByScript = useRef(useHydrated())

  useLayoutEffect(() => {
    const element = box.current
    if (element === null || calm()) return
    const { duration, keyframes } = effects[effect]
    const play = () => void animate(element, keyframes, { duration, ease: [0.2, 0.8, 0.2, 1] })
    if (isInView(element)) {
      if (arrivedByScript.current) play()
      return
    }
    if (effect === 'fade') element.style.opacity = '0'
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      play()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [animate, effect])

  return (
    <div ref={box} className={className}>
      {children}
    </div>
  )
}
