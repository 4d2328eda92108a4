import { lazy, useState, type ComponentType } from 'react'
import { lazyValue } from './load-chunk'

/** A screen in a chunk of its own. */
export interface LazyScreen {
  readonly Component: ComponentType
  /** Loads the chunk ahead of need. A failure is reported only when the screen is shown. */
  readonly preload: () => Promise<void>
}

/** A screen that loads when it is shown. A screen that is preloaded shows at once, without a fallback. */
export function lazyScreen(fetch: () => Promise<ComponentType>): LazyScreen {
  const screen = lazyValue(fetch)
  const Waiting = lazy(async () => ({ default: await screen.load() }))

  function Component() {
    // Chosen once: a chunk that loads while the screen is shown must not replace the component.
    const [Shown] = useState<ComponentType>(() => screen.current() ?? Waiting)
    return <Shown />
  }

  const preload = async () => {
    await screen.load().then(
      () => undefined,
      () => undefined,
    )
  }
  return { Component, preload }
}
