import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { matching, sectionsOf, type ComboboxEntry, type ComboboxSearch, type Section } from './options'

/** The pause in typing before a function is asked, in ms. */
const pause = 250

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
 * The options for what is typed: the matches in a list, or what a function finds. The function is asked while the
 * list is open, after a pause in typing; its last answer is shown until the next one comes.
 */
export function useOptions(
  options: readonly ComboboxEntry[] | ComboboxSearch,
  query: string,
  isOpen: boolean,
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
  useEffect(() => {
    if (!isSearch || !isOpen) return
    const asking = new AbortController()
    const timer = setTimeout(() => void search(asking.signal), query === '' ? 0 : pause)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [isSearch, isOpen, query])

  if (!isSearch) return { sections: found, state: 'ready' }
  const state = answer.query !== query ? 'loading' : answer.hasFailed ? 'failed' : 'ready'
  return { sections: answer.sections, state }
}
