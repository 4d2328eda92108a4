import { nextTask } from './next-task'

/** Waits until the current frame is painted: a message that is sent in a frame arrives after it. */
export const nextPaint = () =>
  new Promise<void>((painted) => requestAnimationFrame(() => void nextTask().then(painted)))
