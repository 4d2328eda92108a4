import { useEffect, useRef, useState, type RefObject } from 'react'
import { followSize } from '../shared/follow-size'

/** Whether what is in an element is larger than it is: in any direction, and in height. */
export interface Scrolls {
  readonly isLarge: boolean
  readonly isHigh: boolean
}

/** Follows whether an element scrolls. If it does, the keyboard must reach it. */
export function useScrolls(): readonly [region: RefObject<HTMLDivElement | null>, scrolls: Scrolls] {
  const region = useRef<HTMLDivElement>(null)
  const [isWide, setWide] = useState(false)
  const [isHigh, setHigh] = useState(false)
  useEffect(() => {
    const element = region.current
    const content = element?.firstElementChild
    if (!element || !content) return
    const measure = () => {
      setWide(element.scrollWidth > element.clientWidth)
      setHigh(element.scrollHeight > element.clientHeight)
    }
    return followSize(measure, element, content)
  }, [])
  return [region, { isLarge: isWide || isHigh, isHigh }]
}
