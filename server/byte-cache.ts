/**
 * Caches bytes up to a budget, and evicts the least recently used. Concurrent requests for a key share one read.
 */
export class ByteCache {
  /** The most bytes that it caches. */
  readonly budget: number
  /** A Map keeps the order of insertion: the least recently used is first. */
  readonly #kept = new Map<string, Uint8Array>()
  readonly #reads = new Map<string, Promise<Uint8Array>>()
  #size = 0

  /** @param budget in bytes; 0 caches nothing */
  constructor(budget: number) {
    this.budget = budget
  }

  /** The number of cached bytes. */
  get size(): number {
    return this.#size
  }

  /** The bytes of a key: at once if they are cached, otherwise from `read`. A failed read is not cached. */
  get(key: string, read: () => Promise<Uint8Array>): Uint8Array | Promise<Uint8Array> {
    const kept = this.#kept.get(key)
    if (kept === undefined) return this.#reads.get(key) ?? this.#read(key, read)
    this.#kept.delete(key)
    this.#kept.set(key, kept)
    return kept
  }

  /** Caches bytes if they fit without evicting others. */
  add(key: string, bytes: Uint8Array): void {
    if (this.#kept.has(key) || this.#size + bytes.length > this.budget) return
    this.#kept.set(key, bytes)
    this.#size += bytes.length
  }

  #read(key: string, read: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const reading = read()
      .then((bytes) => {
        this.#makeSpace(bytes.length)
        this.add(key, bytes)
        return bytes
      })
      .finally(() => this.#reads.delete(key))
    this.#reads.set(key, reading)
    return reading
  }

  #makeSpace(length: number): void {
    // Bytes above the budget never fit.
    if (length > this.budget) return
    for (const [oldest, bytes] of this.#kept) {
      if (this.#size + length <= this.budget) return
      this.#kept.delete(oldest)
      this.#size -= bytes.length
    }
  }
}
