import { createStore } from '../ui/store'

/** How often a customizer has written its state to the address bar: the browser reports only steps in the history. */
const writes = createStore(0)

/** Says that the query in the address bar was replaced. */
export const publishQuery = (): void => writes.publish(writes.read() + 1)

/** Calls a listener when the query in the address bar has changed; returns what ends that. */
export function followQuery(listener: () => void): () => void {
  const end = writes.subscribe(listener)
  window.addEventListener('popstate', listener)
  return () => {
    end()
    window.removeEventListener('popstate', listener)
  }
}
