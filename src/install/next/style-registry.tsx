'use client'

import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { useServerInsertedHTML } from 'next/navigation'
import { useState, type ReactNode } from 'react'

/**
 * Sends the styles of Emotion with the HTML of the server. Without it, Emotion writes them between the elements of a
 * page, where React does not expect them.
 *
 * Wrap the children of the root layout (`app/layout.tsx`) in it.
 */
export function StyleRegistry({ children }: { children: ReactNode }) {
  const [{ cache, takeNew }] = useState(createRecordingCache)

  // Next.js calls this whenever it is about to send a part of the page.
  useServerInsertedHTML(() => {
    const names = takeNew()
    if (names.length === 0) return null
    const rules = names.map((name) => cache.inserted[name]).filter((rule) => typeof rule === 'string')
    return (
      <style
        data-emotion={`${cache.key} ${names.join(' ')}`}
        dangerouslySetInnerHTML={{ __html: rules.join('') }}
      />
    )
  })

  return <CacheProvider value={cache}>{children}</CacheProvider>
}

/** A cache of Emotion that remembers which styles were inserted since it was last asked. */
function createRecordingCache() {
  const cache = createCache({ key: 'css' })
  // Emotion keeps the styles of the server, instead of writing them beside the element.
  cache.compat = true
  let added: string[] = []
  const insert = cache.insert
  cache.insert = (selector, serialized, ...rest) => {
    if (!(serialized.name in cache.inserted)) added.push(serialized.name)
    return insert(selector, serialized, ...rest)
  }
  const takeNew = () => {
    const names = added
    added = []
    return names
  }
  return { cache, takeNew }
}
