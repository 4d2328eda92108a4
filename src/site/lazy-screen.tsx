import { lazy, startTransition, useEffect, useState, type ComponentType } from 'react'

/** How long a piece of script may take to arrive, in ms (SPEC section 9). */
const timeout = 120_000

/**
 * Loads a piece of script.
 *
 * @throws {Error} "Loading chunk failed" when it fails or takes longer than 120 s (SPEC section 8).
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
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

/** Something that a piece of script brings. */
export interface Loadable<Content> {
  /** What it is, once it is here. */
  readonly now: () => Content | undefined
  /** Fetches it, unless it is here or on its way. A failure is forgotten: the next call tries again. */
  readonly load: () => Promise<Content>
}

/** What a piece of script brings, fetched once. */
export function loadable<Content>(fetch: () => Promise<Content>): Loadable<Content> {
  let content: Content | undefined
  let loading: Promise<Content> | undefined
  return {
    now: () => content,
    load: () =>
      (loading ??= loadChunk(fetch).then(
        (arrived) => (content = arrived),
        (error: unknown) => {
          loading = undefined
          throw error
        },
      )),
  }
}

/** Waits until what is on screen now has been painted: a timer that is set in a frame ends behind it. */
const nextPaint = () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))

/**
 * What a piece of script brings, for a screen that has something to show before: nothing in the first frame, even where
 * it is here already, so that a click is answered at once; then what it is, as soon as it is here.
 */
export function useLoadable<Content>({ load }: Loadable<Content>): Content | undefined {
  const [content, setContent] = useState<Content>()
  useEffect(() => {
    let isShown = true
    const show = (next: () => Content) => {
      if (isShown) startTransition(() => setContent(next))
    }
    Promise.all([load(), nextPaint()]).then(
      ([arrived]) => show(() => arrived),
      // Thrown where the screen is rendered, so that the error's view takes its place.
      (error: unknown) =>
        show(() => {
          throw error
        }),
    )
    return () => {
      isShown = false
    }
  }, [load])
  return content
}

/** A screen in a piece of script of its own. */
export interface LazyScreen {
  readonly Component: ComponentType
  /** Fetches the piece ahead of need; a failure is reported when the screen is shown, and not before. */
  readonly preload: () => Promise<void>
}

const preloadOf =
  ({ load }: Loadable<unknown>) =>
  async () => {
    await load().then(
      () => undefined,
      () => undefined,
    )
  }

/** A screen that is loaded when it is shown. One that was preloaded is shown at once, without a fallback. */
export function lazyScreen(fetch: () => Promise<ComponentType>): LazyScreen {
  const screen = loadable(fetch)
  const Waiting = lazy(async () => ({ default: await screen.load() }))

  function Component() {
    // Chosen once: what arrives while the screen is shown must not replace it by another component.
    const [Shown] = useState<ComponentType>(() => screen.now() ?? Waiting)
    return <Shown />
  }

  return { Component, preload: preloadOf(screen) }
}
