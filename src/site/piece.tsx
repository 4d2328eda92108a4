import { lazy, type ComponentType } from 'react'

/** How long a piece of script may take to arrive, in ms (SPEC section 9). */
const timeout = 120_000

const tooLate = () =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('too late')), timeout)
  })

/**
 * Loads a piece of script.
 *
 * @throws {Error} "Loading chunk failed" when it fails or takes longer than 120 s (SPEC section 8).
 */
export async function loadPiece<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await Promise.race([load(), tooLate()])
  } catch (cause) {
    throw new Error('Loading chunk failed', { cause })
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
    loading ??= loadPiece(load).then((component) => (loaded = component))
    loading.catch(() => (loading = undefined))
    return loading
  }
  const Component = lazy(() => {
    const known = loaded
    if (known === undefined) return fetchOnce().then((component) => ({ default: component }))
    // React reads a thenable that answers at once within the same render.
    const answered = {
      then: (resolve: (module: { default: ComponentType }) => void) => resolve({ default: known }),
    }
    return answered as Promise<{ default: ComponentType }>
  })
  const preload = () =>
    fetchOnce().then(
      () => {},
      () => {},
    )
  return { Component, preload }
}
