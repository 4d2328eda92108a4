import { useEffect, useRef, useState } from 'react'
import { useGlass } from './studio-store'
import { verdictsOf } from './verdicts'

/** How long the knobs rest before a screen reader hears of a verdict that has turned, in ms. */
const rest = 1000

/** Tells screen readers which levels are no longer readable, or that all are again: once the knobs rest. */
export function VerdictNews() {
  const unreadable = useGlass((glass) =>
    verdictsOf(glass)
      .filter(({ isReadable }) => !isReadable)
      .map(({ scheme, level }) => `${scheme}, ${level}`)
      .join('; '),
  )
  const told = useRef(unreadable)
  const [news, setNews] = useState('')
  useEffect(() => {
    if (unreadable === told.current) return undefined
    const timer = setTimeout(() => {
      told.current = unreadable
      setNews(
        unreadable === ''
          ? 'All glass is readable on any backdrop.'
          : `Not readable on every backdrop: ${unreadable}.`,
      )
    }, rest)
    return () => clearTimeout(timer)
  }, [unreadable])
  return (
    <p className="visually-hidden" role="status">
      {news}
    </p>
  )
}
