/**
 * Waits for the next task: the browser can answer input between two of them. A message is sent instead of a timer, which
 * browsers hold back in a tab that is not shown, by up to a second each time.
 */
export const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })

/** Waits until the current frame is painted: a message that is sent in a frame arrives after it. */
export const nextPaint = () =>
  new Promise<void>((painted) => requestAnimationFrame(() => void nextTask().then(painted)))
