const writesBack = new WeakSet<object>()

/** Marks a handler that only writes a live preview's value back, so that the printed code leaves it out. */
export function writeBack<Handler extends (...args: never[]) => void>(handler: Handler): Handler {
  writesBack.add(handler)
  return handler
}

/** Whether a value is a handler that only writes a live preview's value back. */
export const isWriteBack = (value: unknown): boolean => typeof value === 'function' && writesBack.has(value)
