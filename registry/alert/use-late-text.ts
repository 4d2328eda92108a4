import { useEffect, useState, useSyncExternalStore } from 'react'

const never = () => () => {}
const yes = () => true
const no = () => false

/**
 * Whether a region shows its text. Screen readers announce what is added to a live region, and many miss what comes with
 * it: so a region that a script adds is empty for a tenth of a second. In the HTML of a server it has its text.
 */
export function useLateText(live: boolean): boolean {
  const isFromServer = useSyncExternalStore(never, no, yes)
  const [isShown, setShown] = useState(isFromServer)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), 100)
    return () => clearTimeout(timer)
  }, [])
  return isShown || !live
}
