import { useEffect, useState } from 'react'
import { hrefTo } from '../../ui/addresses'
import { lazyValue } from '../../ui/load-chunk'

/**
 * Whether the host prints what an address says, which is asked once per document. A host without our server has files alone:
 * it answers every media type and every query with the same document.
 */
export const hostPrints = lazyValue(async () => {
  if (import.meta.env.DEV) return true
  const response = await fetch(hrefTo('/'), { method: 'HEAD', headers: { accept: 'text/markdown' } })
  return response.headers.get('content-type')?.toLowerCase().startsWith('text/markdown') === true
})

/** Whether the host prints what an address says. True until it has answered, and offline, where no command works. */
export function useHostPrints(): boolean {
  const [prints, setPrints] = useState(() => hostPrints.current() ?? true)
  useEffect(() => {
    hostPrints.load().then(setPrints, () => undefined)
  }, [])
  return prints
}
