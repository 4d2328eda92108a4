/** The longest time of a timer, in ms: 32 bits. A longer one would end at once. */
const longest = 2 ** 31 - 1

/**
 * Calls back after a time of any length, or never after an infinite one.
 *
 * @param duration The time, in ms.
 * @returns A function that stops the timer.
 */
export function startTimer(callback: () => void, duration: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (left: number) => {
    timer = setTimeout(() => (left > longest ? wait(left - longest) : callback()), Math.min(left, longest))
  }
  if (duration !== Infinity) wait(duration)
  return () => clearTimeout(timer)
}
