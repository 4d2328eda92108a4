/**
 * Waits for the next task, so that the browser can handle input. It sends a message, as browsers delay timers by up to a
 * second in hidden tabs.
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
