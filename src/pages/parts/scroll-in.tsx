import { useAnimate } from 'framer-motion/mini'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { useHydrated } from '../../ui/hydration'

/** Durations in seconds. */
const effects = {
  rise: { duration: 1, keyframes: { transform: ['translateY(1.5rem)', 'none'] } },
  fade: { duration: 1.7, keyframes: { opacity: [0, 1], transform: ['translateY(2rem)', 'none'] } },
}

interface ScrollInProps {
  /** `fade` hides its content until it scrolls into view, so it is not for prerendered content. @default 'rise' */
  readonly effect?: keyof typeof effects
  readonly className?: string | undefined
  readonly children: ReactNode
}

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches
const isInView = (element: Element) => element.getBoundingClientRect().top < window.innerHeight

/**
 * Animates its content once, when it scrolls into view. Prerendered content moves but is never hidden, so that it can be
 * read without scripts. Content that is in view when the first page opens does not move.
 */
export function ScrollIn({ effect = 'rise', className, children }: ScrollInProps) {
  const box = useRef<HTMLDivElement>(null)
  const [, animate] = useAnimate()
  const isRenderedByClient = useRef(useHydrated())

  useLayoutEffect(() => {
    const element = box.current
    if (element === null || prefersReducedMotion()) return
    const { duration, keyframes } = effects[effect]
    const play = () => void animate(element, keyframes, { duration, ease: [0.2, 0.8, 0.2, 1] })
    if (isInView(element)) {
      if (isRenderedByClient.current) play()
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
