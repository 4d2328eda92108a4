import { lazy, useState, type ComponentType } from 'react'
import type { OpenedBy } from '../docs/page/doc-page'
import { lazyValue } from '../ui/load-chunk'

/** What every screen is told; most do not ask. */
export interface ScreenProps {
  readonly openedBy: OpenedBy
}

/** A screen in a chunk of its own. */
export interface LazyScreen {
  readonly Component: ComponentType<ScreenProps>
  /**
   * Loads the chunk, and what the screen needs for a query, ahead of need. A failure is reported only when the screen is
   * shown.
   */
  readonly preload: (search?: string) => Promise<void>
  /** Whether it can be rendered ahead: it depends on its path alone, and everything in it is loaded. */
  readonly isReady?: () => boolean
}

/**
 * A screen that loads when it is shown. A screen that is preloaded shows at once, without a fallback.
 *
 * @param prepare Loads what the screen needs for a query besides its chunk.
 */
export function lazyScreen(
  fetch: () => Promise<ComponentType<ScreenProps>>,
  prepare?: (search: string) => Promise<unknown>,
): LazyScreen {
  const screen = lazyValue(fetch)
  const Waiting = lazy(async () => {
    // At the same time: the screen would ask for it only when its chunk is there.
    prepare?.(window.location.search).catch(() => undefined)
    return { default: await screen.loadToShow() }
  })

  function Component(props: ScreenProps) {
    // Chosen once: a chunk that loads while the screen is shown must not replace the component.
    const [Shown] = useState<ComponentType<ScreenProps>>(() => screen.current() ?? Waiting)
    return <Shown {...props} />
  }

  const preload = async (query = '') => {
    await Promise.allSettled([screen.load(), prepare?.(query)])
  }
  return { Component, preload }
}
