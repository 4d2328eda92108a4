import { useEffect, useState } from 'react'
import { liveExampleOf } from '../../registry/live-example'
import type { Docs } from '../../registry/sections'
import type { LiveFirst } from '../page/live-first'
import { createCustomizer } from './customizer-store'

/** The state of each customizer, and the state of the first example, which can be a customizer's. */
function createCustomizers(docs: Docs, path: string) {
  const customizers = docs.sections.flatMap((section) =>
    section.kind === 'customizer' ? [createCustomizer(section, path)] : [],
  )
  const live = liveExampleOf(docs)
  const first: LiveFirst | undefined = live && {
    ...live,
    customizer:
      customizers.find(({ section }) => section === live.configurable) ??
      createCustomizer(live.configurable, path),
  }
  return { customizers, first }
}

/** The live states of a page, which follow the address bar while the page is on screen. */
export function useCustomizers(docs: Docs, path: string) {
  const [created] = useState(() => createCustomizers(docs, path))
  useEffect(() => {
    const { customizers, first } = created
    const all = new Set([...customizers, ...(first ? [first.customizer] : [])])
    const ends = [...all].map((customizer) => customizer.followAddress())
    return () => ends.forEach((end) => end())
  }, [created])
  return created
}
