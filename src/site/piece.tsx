import { lazy, useState, type ComponentType } from 'react'

/** How long a piece of script may take to arrive, in ms (SPEC section 9). */
const timeout = 120_000

/**
 * Loads a piece of script.
 *
 * @throws {Error} "Loading chunk failed" when it fails or takes longer than 120 s (SPEC section 8).
 */
export async function loadPiece<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('too late')), timeout)
  })
  try {
    return await Promise.race([load(), tooLate])
  } catch (cause) {
    throw new Error('Loading chunk failed', { cause })
  } finally {
    // A timer that is left running keeps the build, which prerenders every page, from ending.
    clearTimeout(timer)
  }
}

/** A screen in a piece of script of its own. */
export interface Piece {
  readonly Component: ComponentType
  /** Fetches the piece ahead of need; a failure is reported when the screen is shown, and not before. */
  readonly preload: () => Promise<void>
}

/** A screen that is loaded when it is shown. One that was preloaded is shown at once, without a fallback. */
export function piece(load: () => Promise<ComponentType>): Piece {
  let loaded: ComponentType | undefined
  let loading: Promise<ComponentType> | undefined

  const fetchOnce = () => {
    loading ??= loadPiece(load).then(
      (component) => (loaded = component),
      (error: unknown) => {
        // The next visit tries again.
        loading = undefined
        throw error
      },
    )
    return loading
  }

  const Waiting = lazy(async () => ({ default: await fetchOnce() }))

  function Component() {
    // Chosen once: what arrives while the screen is shown must not replace it by another component.
    const [Shown] = useState<ComponentType>(() => loaded ?? Waiting)
    return <Shown />
  }

  const preload = async () => {
    await fetchOnce().catch(() => undefined)
  }
  return { Component, preload }
}
