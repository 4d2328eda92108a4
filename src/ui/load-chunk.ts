/** How long a chunk may take to load, in ms. */
const timeout = 120_000

/** The message of a chunk that could not be loaded. */
export const loadFailure = 'Loading chunk failed'

const tooLate = 'The chunk took too long to load.'

const isTooLate = (error: unknown) =>
  error instanceof Error && error.cause instanceof Error && error.cause.message === tooLate

/**
 * Loads a chunk of script, or a document.
 *
 * @throws {Error} "Loading chunk failed" when it fails or takes longer than 120 s.
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timedOut = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(tooLate)), timeout)
  })
  try {
    return await Promise.race([load(), timedOut])
  } catch (cause) {
    throw new Error(loadFailure, { cause })
  } finally {
    // A running timer would keep the build from ending, since it prerenders every page.
    clearTimeout(timer)
  }
}

/** How many steps the visitor has taken: links that were followed, and steps in the history. */
let steps = 0

/** Tells that the visitor goes somewhere. What a page waited for, and failed, is then tried again. */
export const countStep = (): void => void (steps += 1)

/** A value that is loaded on demand, once. */
export interface LazyValue<Value> {
  /** The value, once it is loaded. */
  readonly current: () => Value | undefined
  /** Loads the value, once. After a failure, the next call tries again. */
  readonly load: () => Promise<Value>
  /**
   * Loads the value for a page that is shown. If a running prefetch fails, it is tried once more, unless it took too long.
   */
  readonly loadToShow: () => Promise<Value>
  /**
   * The attempt that a page waits for. It stays the same after a failure, since React's `use` needs the same promise in each
   * render. After the visitor's next step, it is another one.
   */
  readonly attempt: () => Promise<Value>
  /** The attempt that a page has waited for, unless it failed. React wants `use` to be called again after a wait. */
  readonly waitedFor: () => Promise<Value> | undefined
}

/**
 * A value that is loaded on demand, once.
 *
 * @param initial The value, if it is known already.
 */
export function lazyValue<Value>(fetch: () => Promise<Value>, initial?: Value): LazyValue<Value> {
  let value = initial
  let loading: Promise<Value> | undefined = initial && Promise.resolve(initial)
  let hasFailed = false
  let awaited: { readonly promise: Promise<Value>; readonly step: number; hasFailed: boolean } | undefined

  const load = () => {
    if (loading !== undefined && !hasFailed) return loading
    hasFailed = false
    loading = loadChunk(fetch).then(
      (loaded) => (value = loaded),
      (error: unknown) => {
        hasFailed = true
        throw error
      },
    )
    return loading
  }
  const loadToShow = () => {
    const isPrefetched = loading !== undefined && !hasFailed && value === undefined
    const first = load()
    if (!isPrefetched) return first
    return first.catch((error: unknown) => {
      if (isTooLate(error)) throw error
      return load()
    })
  }
  const attempt = () => {
    if (awaited !== undefined && !(awaited.hasFailed && awaited.step !== steps)) return awaited.promise
    const latest = { promise: loadToShow(), step: steps, hasFailed: false }
    latest.promise.catch(() => (latest.hasFailed = true))
    awaited = latest
    return latest.promise
  }
  const waitedFor = () => (awaited?.hasFailed === false ? awaited.promise : undefined)
  return { current: () => value, load, loadToShow, attempt, waitedFor }
}

/**
 * Loads a stylesheet, once. The promise is fulfilled when it is applied.
 *
 * @param address Its address, from the root of the site.
 * @throws {Error} When it fails to load. The next call tries again.
 */
export async function loadStylesheet(address: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address })
  if ([...document.querySelectorAll('link')].some(({ href }) => href === link.href)) return
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`The stylesheet ${address} failed to load.`))
    })
    // At the end: a style sheet before another makes Chromium lay out the whole page again.
    document.head.append(link)
  })
}
