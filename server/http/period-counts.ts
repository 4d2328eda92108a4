import { createHmac, randomBytes } from 'node:crypto'

/** Each key has a cell in each of four rows, and counts as its least: only keys that share all four count together. */
const [rows, cells] = [4, 2 ** 16]

/**
 * Counts amounts by key within a period. It takes 2 MiB however many keys there are (a count-min sketch): among 100,000
 * keys, a key counts too much only if four times another one has its cell.
 */
export class PeriodCounts {
  readonly #period: number
  /** So that nobody can choose a key that has the cells of another. */
  readonly #secret = randomBytes(16)
  #counts = new Float64Array(rows * cells)
  #end = 0

  /** @param period in milliseconds; it begins with the first key */
  constructor(period: number) {
    this.#period = period
  }

  /** The count of a key in the current period. */
  of(key: string): number {
    this.#begin()
    return Math.min(...this.#cellsOf(key).map((cell) => this.#counts[cell] ?? 0))
  }

  add(key: string, amount: number): void {
    this.#begin()
    for (const cell of this.#cellsOf(key)) this.#counts[cell] = (this.#counts[cell] ?? 0) + amount
  }

  /** Milliseconds until the period ends. */
  left(): number {
    return this.#end - performance.now()
  }

  #begin(): void {
    const now = performance.now()
    if (now < this.#end) return
    if (this.#end > 0) this.#counts = new Float64Array(rows * cells)
    this.#end = now + this.#period
  }

  #cellsOf(key: string): number[] {
    const hash = createHmac('sha256', this.#secret).update(key).digest()
    return Array.from({ length: rows }, (_, row) => row * cells + (hash.readUInt32LE(row * 4) % cells))
  }
}
