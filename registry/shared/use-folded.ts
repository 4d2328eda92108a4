import { useLayoutEffect, useState, type RefObject } from 'react'
import { followSize } from './follow-size'

/**
 * Whether a space in a line of flex items has a width. It has one if the items after it do not fit beside it. `undefined`
 * until the line is measured, as on a server.
 */
export function useFolded(space: RefObject<Element | null>): boolean | undefined {
  const [folded, setFolded] = useState<boolean>()
  useLayoutEffect(() => {
    const element = space.current
    if (!element) return
    const measure = () => setFolded(element.clientWidth > 0)
    measure()
    return followSize(measure, element)
  }, [space])
  return folded
}
