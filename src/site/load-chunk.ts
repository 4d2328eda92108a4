/** How long a chunk may take to load, in ms. */
const timeout = 120_000

/**
 * Loads a chunk of script.
 *
 * @throws {Error} "Loading chunk failed" when it fails or takes longer than 120 s.
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The chunk took too long to load.')), timeout)
  })
  try {
    return await Promise.race([load(), tooLate])
  } catch (cause) {
    throw new Error('Loading chunk failed', { cause })
  } finally {
    // A running timer would keep the build, which prerenders every page, from ending.
    clearTimeout(timer)
  }
}

/** Something that a chunk provides. */
export interface LazyValue<Value> {
  /** The value, once it is loaded. */
  readonly current: () => Value | undefined
  /** Loads the value, once. After a failure, the next call tries again. */
  readonly load: () => Promise<Value>
}

/** A value that a chunk provides, loaded once. */
export function lazyValue<Value>(fetch: () => Promise<Value>): LazyValue<Value> {
  let value: Value | undefined
  let loading: Promise<Value> | undefined
  return {
    current: () => value,
    load: () =>
      (loading ??= loadChunk(fetch).then(
        (loaded) => (value = loaded),
        (error: unknown) => {
          loading = undefined
          throw error
        },
      )),
  }
}
