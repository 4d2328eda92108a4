import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { inRange } from '../shared/in-range'
import { startTimer } from '../shared/start-timer'
import { matching, sectionsOf, type ComboboxEntry, type ComboboxSearch, type Section } from './options'

export interface FoundOptions {
  readonly sections: readonly Section[]
  readonly state: 'ready' | 'loading' | 'failed'
}

interface Answer {
  /** What was asked; undefined before the first answer. */
  readonly query: string | undefined
  readonly sections: readonly Section[]
  readonly hasFailed: boolean
}

const nothing: Answer = { query: undefined, sections: [], hasFailed: false }

/**
 * The options for what is typed: those of a list that match, or those that a function finds. The function is asked while the
 * list is open, after a pause in typing; its last answer is shown until the next one comes.
 *
 * @param delay The pause, in ms.
 */
export function useOptions(
  options: readonly ComboboxEntry[] | ComboboxSearch,
  query: string,
  isOpen: boolean,
  delay: number,
): FoundOptions {
  const isSearch = typeof options === 'function'
  const known = useMemo(() => (typeof options === 'function' ? [] : sectionsOf(options)), [options])
  const found = useMemo(() => matching(known, query), [known, query])
  const [answer, setAnswer] = useState(nothing)

  const search = useEffectEvent(async (signal: AbortSignal) => {
    if (typeof options !== 'function') return
    setAnswer((last) => (last.hasFailed ? nothing : last))
    try {
      const entries = await options(query, { signal })
      if (!signal.aborted) setAnswer({ query, sections: sectionsOf(entries), hasFailed: false })
    } catch {
      if (!signal.aborted) setAnswer({ query, sections: [], hasFailed: true })
    }
  })
  const pause = inRange(delay, 0, Infinity, 0)
  useEffect(() => {
    if (!isSearch || !isOpen) return
    const asking = new AbortController()
    const stop = startTimer(() => void search(asking.signal), query === '' ? 0 : pause)
    return () => {
      stop()
      asking.abort()
    }
  }, [isSearch, isOpen, query, pause])

  if (!isSearch) return { sections: found, state: 'ready' }
  const state = answer.query !== query ? 'loading' : answer.hasFailed ? 'failed' : 'ready'
  return { sections: answer.sections, state }
}
