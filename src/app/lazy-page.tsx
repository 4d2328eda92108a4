import { use, useState, type ComponentType } from 'react'
import type { OpenedBy } from '../docs/page/doc-page'
import { lazyValue } from '../ui/load-chunk'

/** The props of every page; most ignore them. */
export interface LazyPageProps {
  readonly openedBy: OpenedBy
}

/** A page in its own chunk. */
export interface LazyPage {
  readonly Component: ComponentType<LazyPageProps>
  /**
   * Loads the chunk, and what the page needs for a query, ahead of need. A failure is reported only when the page is shown.
   */
  readonly preload: (search?: string) => Promise<void>
  /** Whether it can be rendered ahead: it depends only on its path, and is loaded completely. */
  readonly isReady?: () => boolean
}

/**
 * A page that loads when it is shown. A preloaded page shows at once, without a fallback.
 *
 * @param prepare Loads what the page needs for a query besides its chunk.
 */
export function lazyPage(
  fetch: () => Promise<ComponentType<LazyPageProps>>,
  prepare?: (search: string) => Promise<unknown>,
): LazyPage {
  const page = lazyValue(fetch)
  const attempt = () => {
    // At the same time: the page would ask for it only when its chunk is there.
    prepare?.(window.location.search).catch(() => undefined)
    return page.attempt()
  }

  function Component(props: LazyPageProps) {
    const next = page.waitedFor() ?? page.current() ?? attempt()
    const loaded = next instanceof Promise ? use(next) : next
    const [Shown] = useState(() => loaded)
    return <Shown {...props} />
  }

  const preload = async (query = '') => {
    await Promise.allSettled([page.load(), prepare?.(query)])
  }
  return { Component, preload }
}
